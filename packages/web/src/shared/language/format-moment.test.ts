import { describe, expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';

const evening = '2026-11-15T17:00:00Z';
const now = new Date('2026-11-15T12:00:00Z');

describe('formatMoment', () => {
  it('names the day and the zone as players do', () => {
    expect(formatMoment('ru', evening, 'Europe/Moscow', { reader: 'Europe/Moscow', now })).toBe(
      'сегодня, 20:00 МСК',
    );
  });

  it('adds the reader’s local time if it differs', () => {
    expect(formatMoment('ru', evening, 'Europe/Moscow', { reader: 'Asia/Yekaterinburg', now })).toBe(
      'сегодня, 20:00 МСК (у вас 22:00)',
    );
    expect(formatMoment('en', evening, 'Europe/Moscow', { reader: 'Europe/London', now })).toBe(
      'today, 20:00 MSK (17:00 your time)',
    );
  });

  it('names the reader’s day if it differs', () => {
    expect(formatMoment('ru', evening, 'Europe/Moscow', { reader: 'Asia/Vladivostok', now })).toBe(
      'сегодня, 20:00 МСК (у вас завтра, 03:00)',
    );
  });

  it('shows the date from two days away, and the year only if it is not the current one', () => {
    const away = { reader: 'Europe/Moscow', now };
    expect(formatMoment('ru', '2026-11-20T17:00:00Z', 'Europe/Moscow', away)).toBe('20 ноября, 20:00 МСК');
    expect(formatMoment('en', '2027-01-02T17:00:00Z', 'Europe/Moscow', away)).toBe(
      'January 2, 2027, 20:00 MSK',
    );
  });
});
