import { expect, test } from 'vitest';
import { languageOfLocale } from './open-discord.ts';

test.each([
  ['ru', 'ru'],
  ['ru-RU', 'ru'],
  ['en-US', 'en'],
  // A container without a language.
  ['en-US-u-va-posix', 'en'],
  ['de-DE', 'en'],
  // Rusyn is another language.
  ['rue', 'en'],
])('a first demo on a computer that speaks %s is in %s', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language);
});
