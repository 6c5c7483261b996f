import { describe, expect, it } from 'vitest';
import { placeNote } from './place-note.ts';

type Placed = Parameters<typeof placeNote>[1];
type Why = Placed['why'];

const reserve = (why: Why, pinned: Placed['pinned'] = null): Placed => ({ list: 'reserve', pinned, why });
const main = (why: Why, pinned: Placed['pinned'] = null): Placed => ({ list: 'main', pinned, why });
const note = (place: Placed, shown: Parameters<typeof placeNote>[2] = {}) => placeNote('en', place, shown);
const late = (mine: string, cutoff: string) => note(reserve({ criterion: 'signed_up_at', mine, cutoff }));

describe('placeNote', () => {
  const byReputation = reserve({ criterion: 'reputation', mine: '1120', cutoff: '1145' });

  it('does not repeat what the heading and the value beside the name say', () => {
    expect(note(byReputation)).toBe('reputation 1,120');
    expect(note(byReputation, { value: 'reputation' })).toBe('');
    const byRole = { ...main({ criterion: 'role_priority', mine: '20', cutoff: '20' }), role: 'Soldier' };
    expect(note(byRole)).toBe('Soldier');
    expect(note(byRole, { grouped: true })).toBe('');
    expect(note(main({ criterion: 'pinned', mine: 'in', cutoff: null }, 'in'), { grouped: true })).toBe('');
    expect(note(main({ criterion: 'room', mine: null, cutoff: null }))).toBe('');
  });

  it('names the role before the value that decided, if it comes first in the sorting and no heading says it', () => {
    const sorting = ['role_priority', 'reputation'] as const;
    expect(note({ ...byReputation, role: 'Soldier' }, { sorting, value: 'reputation' })).toBe('Soldier');
    expect(note({ ...byReputation, role: null }, { sorting, value: 'reputation' })).toBe('no role');
    expect(note({ ...byReputation, role: 'Soldier' }, { sorting, value: 'reputation', grouped: true })).toBe(
      '',
    );
    expect(note({ ...byReputation, role: 'Soldier' }, { sorting: ['reputation', 'role_priority'] })).toBe(
      'reputation 1,120',
    );
  });

  it('shows a value that stands nowhere else', () => {
    expect(placeNote('ru', main({ criterion: 'reliability', mine: '92', cutoff: '75' }))).toBe(
      'надёжность 92\u00A0%',
    );
    expect(note(main({ criterion: 'signed_up_at', mine: '2026-03-01T12:11:00Z', cutoff: null }))).toMatch(
      /^signed up at \d\d:\d\d$/,
    );
    expect(note(main({ criterion: 'benched_last_time', mine: 'true', cutoff: null }))).toBe(
      'sat out last time',
    );
  });

  it('tells two times apart by day, or by seconds, if hours and minutes are equal', () => {
    expect(late('2026-03-01T12:11:40Z', '2026-03-01T12:11:05Z')).toMatch(/:11:40$/);
    expect(late('2026-03-01T12:11:40Z', '2026-03-01T12:10:05Z')).toMatch(/ \d\d:11$/);
    expect(late('2026-03-03T12:11:00Z', '2026-03-01T12:30:00Z')).toMatch(/Mar 3, /);
  });

  it('distinguishes a pin into main from a pin out of it, and from one beyond the places', () => {
    const why: Why = { criterion: 'pinned', mine: null, cutoff: null };
    expect(placeNote('ru', main(why, 'in'))).toBe('место закрепил лидер');
    expect(placeNote('ru', reserve(why, 'out'))).toBe('лидер перевёл в замену');
    expect(placeNote('ru', reserve(why, 'in'), { grouped: true })).toBe('закрепил лидер, мест не хватило');
  });

  it('names the squad that somebody waits for, and the role that it requires', () => {
    const squads = [{ id: 'a', name: 'Snipers', role: 'Sniper' }];
    const waiting = { ...byReputation, wanted_squad_id: 'a' };
    expect(note(waiting, { squads, value: 'reputation' })).toBe('waits for “Snipers”');
    expect(note(reserve({ criterion: 'squad_role', mine: null, cutoff: null, squad: 'a' }), { squads })).toBe(
      '“Snipers” requires the role Sniper',
    );
  });
});
