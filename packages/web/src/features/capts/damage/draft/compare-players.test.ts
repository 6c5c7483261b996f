// @vitest-environment node
import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import { expect, it } from 'vitest';
import { demoPlayer } from '../testing/demo-player.ts';
import { comparePlayers, mergePlayers } from './compare-players.ts';

const player = (nick: string, damage: number, user_id: string | null = null): CaptPlayer =>
  demoPlayer(nick, damage, { user_id });
const base = [player('Ivan', 10, '1'), player('Tony', 20), player('Rico', 30)];

it('names added, removed and changed players, and recognises a member under another nick', () => {
  const theirs = [player('Ivan_P', 10, '1'), player('tony', 25), player('Vito', 1)];
  expect(comparePlayers(base, theirs)).toEqual([
    { nick: 'Ivan_P', side: 'ours', kind: 'changed', cells: [] },
    { nick: 'tony', side: 'ours', kind: 'changed', cells: [{ column: 'damage', before: 20, after: 25 }] },
    { nick: 'Vito', side: 'ours', kind: 'added', cells: [] },
    { nick: 'Rico', side: 'ours', kind: 'removed', cells: [] },
  ]);
  expect(comparePlayers(base, base)).toEqual([]);
});

it('merges: mine where I changed something, theirs everywhere else', () => {
  const mine = [player('Ivan', 11, '1'), player('Tony', 20), player('Rico', 30), player('Mine', 5)];
  const theirs = [player('Ivan', 12, '1'), player('Tony', 25), player('Theirs', 6)];
  expect(mergePlayers(base, mine, theirs).map(({ nick, damage }) => [nick, damage])).toEqual([
    ['Ivan', 11],
    ['Tony', 25],
    ['Mine', 5],
    ['Theirs', 6],
  ]);
});

it('does not restore a player whom I removed', () => {
  expect(mergePlayers(base, base.slice(0, 1), base).map(({ nick }) => nick)).toEqual(['Ivan']);
});
