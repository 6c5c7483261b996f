import { expect, it } from 'vitest';
import { demoSettings } from '../testing/demo-settings.ts';
import { checkValues } from './use-settings-draft.ts';
import { valuesOf } from '@famiglia/contract/settings/settings-values';

const values = valuesOf(demoSettings());

it('accepts what the contract allows', () => {
  expect(checkValues(values)).toEqual([]);
});

it('names each invalid field with the limit it exceeds', () => {
  const wrong = {
    ...values,
    reputation_name: ' ',
    gg: { ...values.gg, reward: Number.NaN, daily_limit: 101 },
    gungame: { ...values.gungame, reject_reasons: ['fine', ''] },
  };
  expect(checkValues(wrong)).toEqual([
    { field: 'reputation_name', message: 'too_small_string:1' },
    { field: 'gg.reward', message: 'not_right' },
    { field: 'gg.daily_limit', message: 'too_big_number:100' },
    { field: 'gungame.reject_reasons.1', message: 'too_small_string:1' },
  ]);
});
