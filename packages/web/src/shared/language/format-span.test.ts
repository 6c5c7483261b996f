import { expect, it } from 'vitest';
import { formatSpan } from './format-span.ts';

it.each([
  [102, '1 ч 42 мин', '1 hr 42 min'],
  [15, '15 мин', '15 min'],
  [1440, '1 день', '1 day'],
  [1500, '1 день 1 ч', '1 day 1 hr'],
  [7200, '5 дней', '5 days'],
  [0, '0 мин', '0 min'],
])('%i minutes', (minutes, ru, en) => {
  expect(formatSpan('ru', minutes)).not.toContain(' ');
  expect(formatSpan('ru', minutes).replaceAll('\u00A0', ' ')).toBe(ru);
  expect(formatSpan('en', minutes).replaceAll('\u00A0', ' ')).toBe(en);
});
