import { describe, expect, it } from 'vitest';
import { formatRelative } from './use-format.ts';
import { formatBytes, formatDate, formatDelta, formatNumber, formatPercent, formatTime } from './format.ts';

/** `Intl` separates groups with no-break spaces; a plain one is easier to read in a test. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const now = new Date('2026-11-15T12:00:00Z');

describe('numbers', () => {
  it('are grouped by the rules of each language', () => {
    expect(plain(formatNumber('ru', 18_450))).toBe('18 450');
    expect(formatNumber('en', 18_450)).toBe('18,450');
  });

  it('have a sign if they are a change', () => {
    expect(formatDelta('en', 15)).toBe('+15');
    expect(formatDelta('en', 0)).toBe('0');
    expect(formatDelta('ru', -3)).toBe('−3');
    expect(formatNumber('en', -3)).toBe('−3');
  });

  it('show fractions as percentages', () => {
    expect(plain(formatPercent('ru', 0.642))).toBe('64 %');
  });
});

describe('dates', () => {
  it('name the year only if it is not the current one', () => {
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
  ])('shows %s as %s', (iso, expected) => {
    expect(formatRelative('ru', iso, now)).toBe(expected);
  });
});

const at = (hour: number, day = 15) => new Date(2026, 10, day, hour, 5).toISOString();

describe('times and sizes', () => {
  it('name the day only if it is not today', () => {
    expect(formatTime('ru', at(9), new Date(2026, 10, 15, 23))).toBe('09:05');
    expect(formatTime('ru', at(23, 14), new Date(2026, 10, 15, 1))).toBe('14 нояб., 23:05');
    expect(formatTime('en', at(23, 14), new Date(2026, 10, 15, 1))).toBe('Nov 14, 23:05');
  });

  it.each([
    [0, '0 кБ', '0 kB'],
    [700 * 1024, '700 кБ', '700 kB'],
    [2.4 * 1024 ** 2, '2,4 МБ', '2.4 MB'],
    [71_284 * 1024 ** 2, '69,6 ГБ', '69.6 GB'],
    [5000 * 1024 ** 4, '5 000 ТБ', '5,000 TB'],
  ])('%d bytes are shown in the largest unit', (bytes, ru, en) => {
    expect(plain(formatBytes('ru', bytes))).toBe(ru);
    expect(plain(formatBytes('en', bytes))).toBe(en);
  });
});
