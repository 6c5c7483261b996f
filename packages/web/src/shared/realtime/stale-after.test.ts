import { PANEL_BUS_EVENTS } from '@famiglia/contract/changes';
import type { RealtimeType } from '@famiglia/contract/realtime/bus-events';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { guildsKey, guildKey, rosterPageKey, memberPageKey } from '../lib/query-key.ts';
import { staleAfter, staleAfterGap } from './stale-after.ts';

const guild_id = '100000000000000001';
const keys = (
  type: 'capts.changed' | 'personnel.changed' | 'reputation.changed' | 'screenshots.changed',
  ids: string[],
) => staleAfter({ type, guild_id, ids }, undefined).map((key) => key.slice(2).join('/'));

it('a change of some members affects only their own pages', () => {
  expect(keys('reputation.changed', ['7'])).toEqual(
    expect.arrayContaining(['members', 'member/7', 'member-profiles/7']),
  );
  expect(keys('reputation.changed', ['7'])).not.toContain('member');
});

it('a change in a personnel file makes only that file stale', () => {
  expect(keys('personnel.changed', ['7'])).toContain('personnel/7');
  expect(keys('personnel.changed', ['7'])).not.toContain('personnel');
});

it('a change without member ids affects the pages of all members', () => {
  expect(keys('reputation.changed', [])).toContain('member-profiles');
});

it('a change of reputation refetches the roster on screen, but not the lists of events', () => {
  expect(keys('reputation.changed', ['7'])).toEqual(expect.arrayContaining(['events/one', 'capts/one']));
  expect(keys('reputation.changed', ['7'])).not.toContain('events');
});

it('new screenshots do not affect the ledger', () => {
  expect(keys('screenshots.changed', ['a']).filter((key) => key.startsWith('member'))).toEqual([
    'member-screenshots',
    'member-profiles',
  ]);
});

it('a closed event makes its lists and its page stale, and nothing of capts, settings or another guild', () => {
  const client = new QueryClient();
  const touched = [
    guildKey(guild_id, 'events', 'list', {}),
    rosterPageKey(guild_id, 'events', 'a', 'participants'),
  ];
  const others = [
    guildKey(guild_id, 'capts', 'list', {}),
    guildKey(guild_id, 'settings'),
    guildKey('2', 'events', 'list', {}),
    guildsKey(),
  ];
  for (const queryKey of [...touched, ...others]) client.setQueryData(queryKey, 'loaded');
  for (const queryKey of staleAfter({ type: 'events.changed', guild_id, ids: ['a'] }, undefined)) {
    void client.invalidateQueries({ queryKey });
  }
  const stale = client.getQueryCache().findAll({ stale: true });
  expect(stale.map(({ queryKey }) => queryKey)).toEqual(touched);
});

it('a capt that is cancelled, deleted or signed up for makes the wars that wait stale: they show it', () => {
  expect(keys('capts.changed', ['a'])).toContain('wars');
});

it('only a change of one’s own roles asks for one’s rights again', () => {
  const change = { type: 'members.changed', guild_id, ids: ['7'] } as const;
  expect(staleAfter(change, '7')).toContainEqual(guildsKey());
  expect(staleAfter(change, '8')).not.toContainEqual(guildsKey());
  expect(staleAfter(change, undefined)).not.toContainEqual(guildsKey());
});

it.each(Object.keys(PANEL_BUS_EVENTS) as RealtimeType[])('%s makes something of this guild stale', (type) => {
  const stale = staleAfter({ type, guild_id, ids: [] }, undefined);
  expect(stale).not.toEqual([]);
  for (const key of stale) expect([guild_id, undefined]).toContain(key[1]);
});

it('after a gap everything of the guild is stale, and nothing of another', () => {
  const client = new QueryClient();
  const own = [guildsKey(), guildKey(guild_id, 'members'), memberPageKey(guild_id, '7', 'ledger')];
  for (const key of [...own, guildKey('2', 'members')]) client.setQueryData(key, 'loaded');
  for (const queryKey of staleAfterGap(guild_id)) void client.invalidateQueries({ queryKey });
  const stale = client.getQueryCache().findAll({ stale: true });
  expect(stale.map(({ queryKey }) => queryKey)).toEqual(own);
});
