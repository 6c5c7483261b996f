import { expect, test } from 'vitest';
import { ERRORS } from './error-codes.ts';
import type { ErrorCode } from './error-codes.ts';
import { refusalText } from './refusal-text.ts';

const LIMITS: ErrorCode[] = [
  'applications_full',
  'vacation_limit',
  'afk_too_long',
  'gg_daily_limit',
  'gungame_daily_limit',
  'pictures_daily_limit',
  'shop_limit_reached',
  'shop_too_expensive',
];

test.each(LIMITS)('%s names the limit in both languages, in every grammatical number', (code) => {
  for (const language of ['en', 'ru'] as const) {
    for (const limit of [1, 2, 5, 21]) {
      const text = refusalText(code, language, limit);
      expect(text).toMatch(new RegExp(`(?<!\\d)${limit}(?!\\d)`));
      expect(text).not.toContain('#');
    }
    expect(refusalText(code, language)).toBe(ERRORS[code][language]);
  }
});
