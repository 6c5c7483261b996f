import { PANEL_BUS_EVENTS } from '@famiglia/contract/changes';
import type { Topic } from '@famiglia/contract/realtime/bus-events';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ComputedTopic } from './query-key.ts';
import { guildKey, rosterPageKey } from './query-key.ts';

it('only keys made by these functions compile, and only of topics that a bus event declares', () => {
  const client = new QueryClient();
  client.setQueryData(guildKey('1', 'members'), 'known');
  expect(client.getQueryData(guildKey('1', 'members'))).toBe('known');
  // @ts-expect-error a key written by hand
  expect(client.getQueryData(['guild', '1', 'membrs'])).toBeUndefined();
  // @ts-expect-error a misspelt topic
  expect(client.getQueryData(guildKey('1', 'membrs'))).toBeUndefined();
  // @ts-expect-error a misspelt part of a page
  expect(client.getQueryData(rosterPageKey('1', 'events', '2', 'particpants'))).toBeUndefined();
});

const SOURCES = import.meta.glob<string>('../../{app,features,entities}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const COMPUTED: readonly Topic[] = [
  'guilds',
  'own-rights',
  'changed-members',
  'open-rosters',
  'own-cabinet',
] satisfies ComputedTopic[];

it('every topic that a bus event declares is the beginning of a query', () => {
  const used = new Set(
    Object.values(SOURCES).flatMap((source) =>
      [...source.matchAll(/Key\(\s*guildId,\s*'([\w-]+)'/g)].map(([, topic]) => topic),
    ),
  );
  const declared = new Set(Object.values(PANEL_BUS_EVENTS).flatMap(({ stale }): readonly Topic[] => stale));
  const unasked = [...declared].filter((topic) => !used.has(topic) && !COMPUTED.includes(topic));
  expect(unasked).toEqual([]);
});
