import { expect, it } from 'vitest';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { demoSettings } from '../testing/demo-settings.ts';
import { compareSettings, mergeSettings } from './compare-settings.ts';

const base = valuesOf(demoSettings());
const mine = { ...base, language: 'ru' as const, gg: { ...base.gg, reward: 7 }, time_zone: 'Asia/Omsk' };
const theirs = {
  ...base,
  gg: { ...base.gg, reward: 9, daily_limit: 2 },
  time_zone: 'Asia/Omsk',
};

it('distinguishes what both changed from what only one of them did', () => {
  expect(compareSettings(base, mine, theirs)).toEqual({
    conflicts: ['gg.reward'],
    theirs: ['gg.daily_limit'],
    mine: ['language'],
  });
});

it('keeps every change of both, and the chosen value of a conflict', () => {
  const comparison = compareSettings(base, mine, theirs);
  const kept = mergeSettings(mine, theirs, comparison, new Set());
  expect(kept).toMatchObject({
    language: 'ru',
    gg: { reward: 7, daily_limit: 2 },
    time_zone: 'Asia/Omsk',
  });
  const taken = mergeSettings(mine, theirs, comparison, new Set(['gg.reward']));
  expect(taken).toMatchObject({ language: 'ru', gg: { reward: 9, daily_limit: 2 } });
});

it('finds no conflict if both chose the same value', () => {
  expect(compareSettings(base, mine, mine)).toEqual({ conflicts: [], theirs: [], mine: [] });
});
