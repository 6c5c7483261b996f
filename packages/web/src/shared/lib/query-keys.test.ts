import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import * as keys from './query-keys.ts';

it('accepts only keys made by these functions', () => {
  const client = new QueryClient();
  client.setQueryData(keys.memberListKeys.all('1'), 'known');
  expect(client.getQueryData(keys.memberListKeys.all('1'))).toBe('known');
  // @ts-expect-error a key written by hand
  expect(client.getQueryData(['guild', '1', 'membrs'])).toBeUndefined();
});

it.each([
  ['activity', keys.activityKeys],
  ['capts', keys.captKeys],
  ['events', keys.eventKeys],
  ['gg', keys.ggKeys],
  ['gungame', keys.gungameKeys],
  ['members', keys.memberListKeys],
  ['settings', keys.settingsKeys],
  ['subscription', keys.subscriptionKeys],
])('every key of %s starts with the key that a realtime message invalidates', (_name, family) => {
  const { all, ...others } = family as Record<string, (...parts: unknown[]) => readonly unknown[]>;
  const beginning = all?.('1') ?? [];
  expect(beginning.slice(0, 2)).toEqual(['guild', '1']);
  for (const make of Object.values(others)) {
    expect(make('1', 'one', 'two').slice(0, beginning.length)).toEqual(beginning);
  }
});
