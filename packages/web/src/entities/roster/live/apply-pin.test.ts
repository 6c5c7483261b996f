import { expect, it } from 'vitest';
import { demoRoster } from '../testing/demo-roster.ts';
import { applyPin } from './apply-pin.ts';

const [first = '', second = '', third = ''] = demoRoster().map((person) => person.user_id);
const places = (pin: Parameters<typeof applyPin>[2], roster = demoRoster()) =>
  applyPin(roster, 2, pin).map((person) => [person.user_id, person.list, person.position]);

it('puts a person pinned into main first, and moves the last of main to the top of the reserve', () => {
  expect(places({ userId: third, pinned: 'in' })).toEqual([
    [third, 'main', 1],
    [first, 'main', 2],
    [second, 'reserve', 1],
  ]);
});

it('fills the slot of a person pinned out of main', () => {
  expect(places({ userId: first, pinned: 'out' })).toEqual([
    [second, 'main', 1],
    [third, 'main', 2],
    [first, 'reserve', 1],
  ]);
});

it('never moves a person who chose the reserve into main', () => {
  const roster = demoRoster().map((person) =>
    person.user_id === third
      ? { ...person, why: { criterion: 'chose_reserve' as const, mine: null, cutoff: null } }
      : person,
  );
  expect(places({ userId: first, pinned: 'out' }, roster)).toEqual([
    [second, 'main', 1],
    [third, 'reserve', 1],
    [first, 'reserve', 2],
  ]);
});
