import { expect, test } from 'vitest';
import { COMMON_ZONES, zoneAbbreviation, zoneCity, zoneOffset, zoneTitle } from './zone-names.ts';

const SUMMER = new Date('2026-07-01T12:00:00Z');

test('a zone is named by its city and offset, in both languages', () => {
  expect(zoneTitle('Europe/Moscow', 'ru', SUMMER)).toBe('Москва (UTC+3)');
  expect(zoneTitle('America/New_York', 'en', SUMMER)).toBe('New York (UTC-4)');
  expect(zoneTitle('America/Argentina/Buenos_Aires', 'ru', SUMMER)).toBe('Buenos Aires (UTC-3)');
  expect(zoneTitle('UTC', 'ru', SUMMER)).toBe('UTC');
});

test('a zone is abbreviated as players do, or else by its offset', () => {
  expect(zoneAbbreviation('Europe/Moscow', 'ru', SUMMER)).toBe('МСК');
  expect(zoneAbbreviation('Asia/Omsk', 'ru', SUMMER)).toBe('UTC+6');
});

test('every zone that is offered exists and has a Russian name; an unknown zone breaks nothing', () => {
  for (const zone of COMMON_ZONES) {
    expect(zoneOffset(zone, SUMMER)).not.toBe('?');
    expect(zoneCity(zone, 'ru')).toMatch(/^[А-ЯЁ]|^UTC$/);
  }
  expect(zoneTitle('Mars/Base', 'en', SUMMER)).toBe('Base (?)');
});
