import { expect, test } from 'vitest';
import { formBody } from '../applications/application-form.ts';
import { expectLinear } from '../testing/expect-linear.ts';
import { freeText, nameText, visibleText } from './visible-text.ts';

test.each([
  ['a direction that is turned around', 'Дроп\u202Eтфиг', 'Дроптфиг'],
  ['isolates and marks', '\u2066a\u2069\u200Eb\u200Fc\u061C', 'abc'],
  ['spaces without width', 'Ива\u200Bн\u2060\uFEFF', 'Иван'],
  ['a soft hyphen', 'За\u00ADвод', 'Завод'],
  ['controls', 'a\u0000b\u001Bc\u009Fd', 'abcd'],
  ['a joint between letters', 'Ив\u200Dан', 'Иван'],
  ['a variant after a letter', 'Иван\uFE0F', 'Иван'],
  ['tags that hide a text', 'ok\u{E0068}\u{E0069}', 'ok'],
  ['half a pair', 'a\uD83Db', 'ab'],
])('%s is taken away', (_what, typed, left) => {
  expect(visibleText(typed)).toBe(left);
});

test.each(['👨‍👩‍👧', '❤️‍🔥', '🏳️‍🌈', '👩🏽‍🚀', '🏃‍♀️', '1️⃣', '☠︎', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', 'Ёж, й', 'a\tb\nc'])(
  '%s stays as it is',
  (typed) => {
    expect(visibleText(typed)).toBe(typed);
  },
);

test.each([
  '',
  '   ',
  '\u200B',
  '\u3164\u3164',
  '\u2800',
  '\u00A0\u2003',
  '\u200D\u200D',
  '\uFE0F',
  '\u0301\u0301',
])('nothing visible (%j) is no name', (typed) => {
  expect(visibleText(typed)).toBe('');
  expect(nameText.min(1).safeParse(typed).success).toBe(false);
});

test('a name has one line, a text keeps its lines', () => {
  expect(nameText.parse(' Война\n за\t\tзавод \u200B')).toBe('Война за завод');
  expect(freeText.parse('  Сбор в порту.\n\nБерите дроби.\u202E ')).toBe('Сбор в порту.\n\nБерите дроби.');
});

test('the length limit counts only visible characters', () => {
  expect(nameText.max(4).parse(`${'\u200B'.repeat(50)}Дроп`)).toBe('Дроп');
});

test('takes time linear in the length of the text', () => expectLinear(visibleText));

test('a form needs a name with a visible character', () => {
  const { name } = formBody.shape;
  expect(['\u200B', '\u2060 \uFEFF', ''].map((typed) => name.safeParse(typed).success)).toEqual([
    false,
    false,
    false,
  ]);
  expect(name.parse('\u200BОсновной состав')).toBe('Основной состав');
});
