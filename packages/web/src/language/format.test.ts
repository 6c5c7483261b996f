import { describe, expect, it } from 'vitest';
import { formatRelative } from './format-relative.ts';
import { formatDate, formatDelta, formatNumber, formatPercent } from './format.ts';

/** `Intl` separates groups with no-break spaces; a plain one reads better in a test. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const now = new Date('2026-11-15T12:00:00Z');

describe('numbers', () => {
  it('are grouped as each language does', () => {
    expect(plain(formatNumber('ru', 18_450))).toBe('18 450');
    expect(formatNumber('en', 18_450)).toBe('18,450');
  });

  it('carry their sign where they are a change', () => {
    expect(formatDelta('en', 15)).toBe('+15');
    expect(formatDelta('en', 0)).toBe('0');
  });

  it('are shares of one', () => {
    expect(plain(formatPercent('ru', 0.642))).toBe('64 %');
  });
});

describe('dates', () => {
  it('name the year only when it is another one', () => {
    expect(formatDate('ru', '2026-11-20T12:00:00Z', now)).toBe('20 нояб.');
    expect(formatDate('ru', '2026-08-20T12:00:00Z', now)).toBe('20 авг.');
    expect(plain(formatDate('ru', '2025-12-03T12:00:00Z', now))).toBe('3 дек. 2025');
    expect(formatDate('en', '2025-12-03T12:00:00Z', now)).toBe('Dec 3, 2025');
  });
});

describe('relative times', () => {
  it.each([
    ['2026-11-15T11:59:40Z', 'сейчас'],
    ['2026-11-15T11:48:00Z', '12 минут назад'],
    ['2026-11-15T09:00:00Z', '3 часа назад'],
    ['2026-11-14T11:00:00Z', 'вчера'],
    ['2026-11-15T15:00:00Z', 'через 3 часа'],
    ['2026-08-10T12:00:00Z', '3 месяца назад'],
  ])('say %s as %s', (iso, expected) => {
    expect(formatRelative('ru', iso, now)).toBe(expected);
  });
});
