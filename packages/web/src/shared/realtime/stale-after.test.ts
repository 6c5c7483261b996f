import { expect, it } from 'vitest';
import { staleAfter } from './stale-after.ts';

const guild_id = '100000000000000001';
const keys = (type: 'reputation.changed' | 'screenshots.changed', ids: string[]) =>
  staleAfter({ type, guild_id, ids }, undefined).map((key) => key.slice(2).join('/'));

it('a change of some members touches their own pages alone', () => {
  expect(keys('reputation.changed', ['7'])).toEqual(
    expect.arrayContaining(['members', 'member/7', 'member-profile/7']),
  );
  expect(keys('reputation.changed', ['7'])).not.toContain('member');
});

it('a change of nobody in particular touches the page of everybody', () => {
  expect(keys('reputation.changed', [])).toContain('member-profile');
});

it('whose reputation changed is seen in the roster on screen, without the lists of events asked anew', () => {
  expect(keys('reputation.changed', ['7'])).toEqual(expect.arrayContaining(['events/one', 'capts/one']));
  expect(keys('reputation.changed', ['7'])).not.toContain('events');
});

it('new screens leave the ledger alone', () => {
  expect(keys('screenshots.changed', ['a']).filter((key) => key.startsWith('member'))).toEqual([
    'member-screens',
    'member-profile',
  ]);
});
