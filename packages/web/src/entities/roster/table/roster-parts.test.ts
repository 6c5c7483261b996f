import type { Participant } from '@famiglia/contract/events/events';
import { borderText } from '@famiglia/contract/rosters/roster-border';
import { describe, expect, it } from 'vitest';
import { borderOf, groupByRole, shownCriterion } from './roster-parts.ts';

type Placed = Parameters<typeof borderOf>[0][number];

const person = (values: Partial<Participant> = {}): Placed => ({
  user_id: '1',
  list: 'main',
  pinned: null,
  role: null,
  squad_id: null,
  why: { criterion: 'reputation', mine: '120', cutoff: '245' },
  ...values,
});
const chosen = { criterion: 'chose_reserve', mine: null, cutoff: null } as const;

const rolesOf = (...roles: (string | null)[]) =>
  groupByRole(roles.map((role) => person({ role }))).map(({ why, people }) => [why, people.length]);

describe('groupByRole', () => {
  it('divides a list by role, and pins and own choices from all of them', () => {
    expect(rolesOf('Don', 'Capo', 'Capo', null)).toEqual([
      [['Don'], 1],
      [['Capo'], 2],
      [[null], 1],
    ]);
    const reserve = [
      person({ role: 'Capo' }),
      person({ role: 'Don', why: chosen }),
      person({ pinned: 'out' }),
    ];
    expect(groupByRole(reserve).map(({ why }) => why)).toEqual([['Capo'], 'chosen', 'pinned']);
  });

  it('keeps roles of equal priority together, whose people are mixed', () => {
    expect(rolesOf('Don', 'Soldier', 'Driver', 'Soldier', null)).toEqual([
      [['Don'], 1],
      [['Soldier', 'Driver'], 3],
      [[null], 1],
    ]);
  });
});

describe('the line below main', () => {
  const main = [person({ role: 'Soldier' }), person({ role: 'Don', pinned: 'in' })];
  const tell = (reserve: Placed[], sorting: Parameters<typeof shownCriterion>[0]) => {
    const border = borderOf([...main, ...reserve]);
    return border && borderText('ru', border, { sorting, clock: () => '18:02' });
  };

  it('says who stands below it: by the first one who wanted in, and the last one who got in without a pin', () => {
    const reserve = [person({ list: 'reserve', pinned: 'out' }), person({ list: 'reserve' })];
    expect(tell(reserve, ['reputation'])).toBe('репутация ниже 245');
    expect(tell(reserve, ['role_priority', 'reputation'])).toBe('«Soldier», репутация ниже 245');
    const byRole = person({ list: 'reserve', why: { criterion: 'role_priority', mine: '0', cutoff: '20' } });
    expect(tell([byRole], ['role_priority'])).toBe('роль ниже, чем «Soldier»');
    const late = person({ list: 'reserve', why: { criterion: 'signed_up_at', mine: 'b', cutoff: 'a' } });
    expect(tell([late], ['signed_up_at'])).toBe('запись позже 18:02');
    const allPinned = person({ list: 'reserve', why: { criterion: 'reputation', mine: '1', cutoff: null } });
    expect(tell([allPinned], ['reputation'])).toBe('все места закреплены');
  });

  it('is not there where nobody waits; each squad has its own', () => {
    expect(tell([person({ list: 'reserve', why: chosen })], ['reputation'])).toBeNull();
    const waits = person({
      list: 'reserve',
      why: { criterion: 'reputation', mine: '1', cutoff: '2', squad: 'a' },
    });
    const squads = [person({ squad_id: 'a', role: 'Capo' }), person({ squad_id: 'b', role: 'Don' }), waits];
    expect(borderOf(squads, 'a')).toEqual({ why: waits.why, role: 'Capo' });
    expect(borderOf(squads, 'b')).toBeNull();
    expect(borderOf(squads)).toBeNull();
  });
});

it('shows the reputation beside the names, or the time if that decides earlier', () => {
  expect(shownCriterion(['role_priority', 'reliability', 'reputation', 'signed_up_at'])).toBe('reputation');
  expect(shownCriterion(['role_priority', 'signed_up_at', 'reputation'])).toBe('signed_up_at');
  expect(shownCriterion(['reliability'])).toBe('reputation');
});
