import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import * as keys from './query-keys.ts';

it('takes no key but one that was made here', () => {
  const client = new QueryClient();
  client.setQueryData(keys.memberListKeys.all('1'), 'known');
  expect(client.getQueryData(keys.memberListKeys.all('1'))).toBe('known');
  // @ts-expect-error a key spelt by hand
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
])('%s go stale with the one key that a message names', (_name, family) => {
  const { all, ...others } = family as Record<string, (...parts: unknown[]) => readonly unknown[]>;
  const beginning = all?.('1') ?? [];
  expect(beginning.slice(0, 2)).toEqual(['guild', '1']);
  for (const make of Object.values(others)) {
    expect(make('1', 'one', 'two').slice(0, beginning.length)).toEqual(beginning);
  }
});
