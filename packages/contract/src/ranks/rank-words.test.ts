import { expect, test } from 'vitest';
import { requirementsText } from './rank-words.ts';

test('a step that allows no active warnings says so in words', () => {
  const needs = {
    reputation: 50,
    days: 0,
    events: 0,
    capts: 0,
    voice_hours: 0,
    reliability: 0,
    days_in_rank: 0,
    span_days: 30,
    no_warnings: true,
  };
  expect(requirementsText('en', needs, 'Respect')).toBe('Respect: 50 · No active warnings');
  expect(requirementsText('ru', needs, 'Слава')).toBe('Слава: 50 · Без действующих предупреждений');
});
