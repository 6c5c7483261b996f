import { expect, it } from 'vitest';
import { staleAfter } from './stale-after.ts';

const guild_id = '100000000000000001';
const keys = (type: 'reputation.changed' | 'screenshots.changed', ids: string[]) =>
  staleAfter({ type, guild_id, ids }, undefined).map((key) => key.slice(2).join('/'));

it('a change of some members affects only their own pages', () => {
  expect(keys('reputation.changed', ['7'])).toEqual(
    expect.arrayContaining(['members', 'member/7', 'member-profile/7']),
  );
  expect(keys('reputation.changed', ['7'])).not.toContain('member');
});

it('a change without member ids affects the pages of all members', () => {
  expect(keys('reputation.changed', [])).toContain('member-profile');
});

it('a change of reputation refetches the roster on screen, but not the lists of events', () => {
  expect(keys('reputation.changed', ['7'])).toEqual(expect.arrayContaining(['events/one', 'capts/one']));
  expect(keys('reputation.changed', ['7'])).not.toContain('events');
});

it('new screenshots do not affect the ledger', () => {
  expect(keys('screenshots.changed', ['a']).filter((key) => key.startsWith('member'))).toEqual([
    'member-screens',
    'member-profile',
  ]);
});
