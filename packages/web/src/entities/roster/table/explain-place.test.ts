import { describe, expect, it } from 'vitest';
import { explainPlace } from './explain-place.ts';

type Placed = Parameters<typeof explainPlace>[1];
type Why = Placed['why'];

const reserve = (why: Why, pinned: Placed['pinned'] = null): Placed => ({ list: 'reserve', pinned, why });
const main = (why: Why, pinned: Placed['pinned'] = null): Placed => ({ list: 'main', pinned, why });

const late = (mine: string, cutoff: string) =>
  explainPlace('en', reserve({ criterion: 'signed_up_at', mine, cutoff }));

describe('explainPlace', () => {
  it('compares a reserve with the last participant in main', () => {
    const place = reserve({ criterion: 'reputation', mine: '120', cutoff: '145' });
    expect(explainPlace('ru', place)).toBe('репутация 120, порог основы 145');
    expect(explainPlace('en', place)).toBe('reputation 120, cutoff 145');
  });

  it('names the role whose priority decided, while the person has it', () => {
    const place = reserve({ criterion: 'role_priority', mine: '20', cutoff: '30' });
    expect(explainPlace('en', { ...place, role: 'Soldier' })).toBe('Soldier (priority 20), cutoff 30');
    expect(explainPlace('ru', { ...place, role: null })).toBe('приоритет роли 20, порог основы 30');
    const none = reserve({ criterion: 'role_priority', mine: '0', cutoff: '30' });
    expect(explainPlace('ru', none)).toBe('роль без приоритета, порог основы 30');
  });

  it('tells the role before the value that decided, if the role comes first in the sorting', () => {
    const place = reserve({ criterion: 'reputation', mine: '120', cutoff: '175' });
    const told = (role: string | null, sorting: ('role_priority' | 'reputation')[]) =>
      explainPlace('en', { ...place, role }, [], sorting);
    expect(told(null, ['role_priority', 'reputation'])).toBe('no role · reputation 120, cutoff 175');
    expect(told('Soldier', ['role_priority', 'reputation'])).toBe('Soldier · reputation 120, cutoff 175');
    expect(told('Soldier', ['reputation', 'role_priority'])).toBe('reputation 120, cutoff 175');
  });

  it('shows no comparison for the main list', () => {
    expect(explainPlace('ru', main({ criterion: 'reliability', mine: '92', cutoff: '75' }))).toBe(
      'надёжность 92\u00A0%',
    );
  });

  it('shows a time of day, not a timestamp', () => {
    const place = main({ criterion: 'signed_up_at', mine: '2026-03-01T12:11:00Z', cutoff: null });
    expect(explainPlace('en', place)).toMatch(/^signed up at \d\d:\d\d$/);
  });

  it('tells two times apart by day, or by seconds, if hours and minutes are equal', () => {
    expect(late('2026-03-01T12:11:40Z', '2026-03-01T12:11:05Z')).toMatch(/:11:40, cutoff \d\d:11:05$/);
    expect(late('2026-03-03T12:11:00Z', '2026-03-01T12:30:00Z')).toMatch(/Mar 3, .*Mar 1, /);
  });

  it('distinguishes a pin into main from a pin out of it', () => {
    expect(explainPlace('ru', main({ criterion: 'room', mine: null, cutoff: null }))).toBe(
      'мест хватает всем',
    );
    const why: Why = { criterion: 'pinned', mine: null, cutoff: null };
    expect(explainPlace('ru', main(why, 'in'))).toBe('место закрепил лидер');
    expect(explainPlace('ru', reserve(why, 'out'))).toBe('лидер перевёл в замену');
    const beaten: Why = { criterion: 'reputation', mine: '120', cutoff: null };
    expect(explainPlace('ru', reserve(beaten))).toBe('все места заняли закреплённые');
    expect(explainPlace('ru', reserve(why, 'in'))).toBe('закрепил лидер, мест не хватило');
  });

  it('names the squad that has room for everybody, and the one that has not', () => {
    const squads = [{ id: 'a', name: 'Snipers', role: null }];
    const room = main({ criterion: 'room', mine: null, cutoff: null });
    expect(explainPlace('en', { ...room, squad_id: 'a' }, squads)).toBe(
      '“Snipers” has room for everyone who can join it',
    );
    expect(explainPlace('ru', { ...room, squad_id: 'a' }, squads)).toBe(
      'в «Snipers» мест хватает всем, кому туда можно',
    );
    const full = reserve({ criterion: 'reputation', mine: '120', cutoff: '145', squad: 'a' });
    expect(explainPlace('en', full, squads)).toBe('“Snipers” is full: reputation 120, cutoff 145');
  });
});
