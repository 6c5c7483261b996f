import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test.each([
  [1, '1 мин', '1 min'],
  [60, '1 ч', '1 hr'],
  [90, '90 мин', '90 min'],
  [91, '1 ч 31 мин', '1 hr 31 min'],
  [200, '3 ч 20 мин', '3 hr 20 min'],
  [1440, '1 дн.', '1 day'],
  [1530, '1 дн. 1 ч 30 мин', '1 day 1 hr 30 min'],
])('%i minutes are “%s” and “%s”', (minutes, ru, en) => {
  expect(plain(durationText(minutes, 'ru'))).toBe(ru);
  expect(plain(durationText(minutes, 'en'))).toBe(en);
});
