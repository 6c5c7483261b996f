import { SORTING_CRITERIA } from '@famiglia/contract/events/events';
import { expect, test } from 'vitest';
import { placeAnswer, placeText } from './sign-up-answer.ts';

type Place = Parameters<typeof placeText>[1];
const MINE = { role_priority: '10', reputation: '120', reliability: '67', benched_last_time: 'false' };
const CUTOFF = { role_priority: '20', reputation: '145', reliability: '90', benched_last_time: 'true' };
const EARLY = '2026-03-01T12:00:05.000Z';
const LATE = '2026-03-01T12:00:09.000Z';
const at = (iso: string, style: string) => `<t:${Date.parse(iso) / 1000}:${style}>`;

const because = (language: 'ru' | 'en', list: Place['list'], reason: Place['reason']): string =>
  placeText(language, { list, position: 3, reason }).split('\n')[1] ?? '';
const reserve = (language: 'ru' | 'en', criterion: (typeof SORTING_CRITERIA)[number]): string =>
  because(
    language,
    'reserve',
    criterion === 'signed_up_at'
      ? { criterion, mine: LATE, cutoff: EARLY }
      : { criterion, mine: MINE[criterion], cutoff: CUTOFF[criterion] },
  );

test('on the reserve every criterion explains the place, in both languages', () => {
  expect(SORTING_CRITERIA.map((criterion) => reserve('en', criterion))).toEqual([
    'Why: role priority 10, the last main player has 20.',
    'Why: reputation 120, the last main player has 145.',
    'Why: reliability 67%, the last main player has 90%.',
    'Why: those who sat out last time go first now.',
    `Why: signed up at ${at(LATE, 'T')}, the last main player has ${at(EARLY, 'T')}.`,
  ]);
  expect(SORTING_CRITERIA.map((criterion) => reserve('ru', criterion))).toEqual([
    'Почему: приоритет роли 10, у последнего в основе 20.',
    'Почему: репутация 120, у последнего в основе 145.',
    'Почему: надёжность 67%, у последнего в основе 90%.',
    'Почему: впереди те, кто в прошлый раз остался в замене.',
    `Почему: запись в ${at(LATE, 'T')}, у последнего в основе ${at(EARLY, 'T')}.`,
  ]);
});

test('in main the answer does not say that others go first; sign-ups on different days are compared by day', () => {
  const benched = { criterion: 'benched_last_time', cutoff: 'false' } as const;
  expect(because('en', 'main', { ...benched, mine: 'true' })).toContain('you go first now');
  expect(because('en', 'main', { ...benched, mine: 'false' })).toBe(
    'Why: there is room for everyone who wants in.',
  );
  const yesterday = '2026-02-28T18:00:00.000Z';
  const times = { criterion: 'signed_up_at', mine: EARLY, cutoff: yesterday } as const;
  expect(because('en', 'reserve', times)).toContain(`${at(EARLY, 'f')}, the last main player has`);
});

const pinned = (mine: 'in' | 'out') => ({ criterion: 'pinned', mine, cutoff: null }) as const;

test("the reason names a leader’s pin and the person's own choice of the reserve, and explains a pin beyond the slots", () => {
  expect(because('ru', 'main', pinned('in'))).toBe('Почему: лидер закрепил вас в основе.');
  expect(because('ru', 'reserve', pinned('out'))).toBe('Почему: лидер поставил вас в замену.');
  expect(because('ru', 'reserve', pinned('in'))).toContain('все места там заняли другие закреплённые');
  for (const [criterion, mine] of Object.entries(MINE)) {
    const reason = { criterion: criterion as keyof typeof MINE, mine, cutoff: null };
    expect(because('ru', 'reserve', reason)).toBe('Почему: все места в основе заняли закреплённые лидером.');
  }
  expect(because('en', 'reserve', { criterion: 'chose_reserve', mine: null, cutoff: null })).toBe(
    'Why: you chose the reserve yourself.',
  );
});

test('with squads the answer names the squad, and the value or the role that was missing there', () => {
  const squad = { id: 'a', name: 'Снай*перы', slots: 2, roleId: '7', leaderId: null };
  const measured = { criterion: 'reputation', mine: '120', cutoff: '145', squad: 'a' } as const;
  const place = { list: 'reserve', position: 1, reasonSquad: squad } as const;
  const told = (reason: Place['reason'], more: Partial<Place> = {}) =>
    placeText('ru', { ...place, reason, ...more }).split('\n')[1];
  expect(told(measured)).toBe(
    'Почему: в отряде «Снай\\*перы» мест нет: репутация 120, у последнего в нём 145.',
  );
  expect(told({ ...measured, cutoff: null })).toContain(
    'все места в отряде «Снай\\*перы» заняли закреплённые',
  );
  const role = { criterion: 'squad_role', mine: null, cutoff: null } as const;
  expect(told(role)).toBe('Почему: для отряда «Снай\\*перы» нужна роль <@&7>, у вас её нет.');
  expect(told(role, { reasonSquad: { ...squad, roleId: null } })).toContain('была нужна роль');
  const inside = { list: 'main', squad } as const;
  expect(told({ criterion: 'squad_leader', mine: null, cutoff: null }, inside)).toContain(
    'вы командир отряда',
  );
  expect(told({ criterion: 'room', mine: null, cutoff: null }, inside)).toBe(
    'Почему: в отряде «Снай\\*перы» хватает мест всем, кто может в него попасть.',
  );
  expect(told(pinned('in'), inside)).toBe('Почему: лидер закрепил вас в отряде «Снай\\*перы».');
  expect(placeText('en', { ...place, ...inside, reason: measured })).toContain(
    'main list: «Снай\\*перы», #1',
  );
  expect(placeAnswer('en', { outcome: 'no_such_squad', place: null })).toContain('Choose another one');
});

test('a closed roster refuses the click and still answers with the place', () => {
  const place = {
    list: 'main',
    position: 2,
    reason: { criterion: 'pinned', mine: 'in', cutoff: null },
  } as const;
  expect(placeAnswer('en', { outcome: 'frozen', place })).toMatch(/frozen[\s\S]*main list, #2/);
  expect(placeAnswer('en', { outcome: 'frozen', place: null })).not.toContain('#');
});

test('if there are places for everybody, that is the reason', () => {
  const room = { criterion: 'room', mine: null, cutoff: null } as const;
  expect(because('ru', 'main', room)).toBe('Почему: мест хватает всем, кто хочет в основу.');
  expect(because('en', 'main', room)).toBe('Why: there is room for everyone who wants in.');
});
