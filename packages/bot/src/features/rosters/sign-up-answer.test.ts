import { SORTING_CRITERIA } from '@famiglia/contract/events/events';
import { expect, test } from 'vitest';
import { placeAnswer, placeText } from './sign-up-answer.ts';

type Place = Parameters<typeof placeText>[1];
const MINE = { role_priority: '10', reputation: '120', reliability: '67', benched_last_time: 'false' };
const CUTOFF = { role_priority: '20', reputation: '145', reliability: '90', benched_last_time: 'true' };
const EARLY = '2026-03-01T12:00:05.000Z';
const LATE = '2026-03-01T12:00:09.000Z';
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
    'Role decided: its priority is 10, for the last one on the main list it is 20.',
    'Reputation decided: you have 120, the last one on the main list has 145.',
    'Reliability decided, that is how often people come: you have 67%, the last one on the main list has 90%.',
    'Last time decided: those who sat out then go first now.',
    'Sign-up time decided: you signed up 4 seconds later than the last one on the main list.',
  ]);
  expect(SORTING_CRITERIA.map((criterion) => reserve('ru', criterion))).toEqual([
    'Решила роль: её приоритет 10, у последнего места в основе — 20.',
    'Решила репутация: у вас — 120, у последнего места в основе — 145.',
    'Решила надёжность, то есть как часто приходят: у вас — 67\u00A0%, у последнего места в основе — 90\u00A0%.',
    'Решил прошлый раз: впереди те, кому тогда досталась замена.',
    'Решило время записи: у вас на 4 секунды позже, чем у последнего места в основе.',
  ]);
});

const compared = (criterion: keyof typeof MINE | 'signed_up_at', list: Place['list'] = 'reserve') =>
  placeText(
    'ru',
    { list, position: 3, reason: { criterion, mine: '120', cutoff: '120' } },
    {
      role: 'Солдат',
      rival: { id: '1', name: 'Vito_Rossi', role: 'Капо' },
      criteria: [
        { criterion: 'role_priority', mine: '20', theirs: '30', decided: false },
        { criterion: 'reputation', mine: '120', theirs: '145', decided: false },
        { criterion: 'reliability', mine: '100', theirs: '100', decided: false },
        { criterion: 'benched_last_time', mine: 'false', theirs: 'false', decided: false },
        { criterion: 'signed_up_at', mine: LATE, theirs: '2026-03-01T10:00:00.000Z', decided: false },
      ],
    },
  ).split('\n')[1];

test('whoever asks is compared with the person on the other side of the line, in words', () => {
  expect(compared('role_priority')).toBe(
    'Последнее место в основе — у Vito\\_Rossi. Решила роль: у вас — Солдат, у Vito\\_Rossi — Капо.',
  );
  expect(compared('reputation', 'main')).toBe(
    'Первое место в замене — у Vito\\_Rossi. Одинаково: роль (Солдат). Решила репутация: у вас — 120, у Vito\\_Rossi — 145.',
  );
  expect(compared('signed_up_at')).toBe(
    'Последнее место в основе — у Vito\\_Rossi. Одинаково: роль (Солдат), репутация (120), надёжность (100\u00A0%). ' +
      'Решило время записи: у вас на 2 часа позже, чем у Vito\\_Rossi.',
  );
});

test('in main the answer does not say that others go first; sign-ups on different days are compared by day', () => {
  const benched = { criterion: 'benched_last_time', cutoff: 'false' } as const;
  expect(because('en', 'main', { ...benched, mine: 'true' })).toContain('so you go first now');
  expect(because('en', 'main', { ...benched, mine: 'false' })).toBe(
    'There is room for everyone who wants in.',
  );
  const times = { criterion: 'signed_up_at', mine: EARLY, cutoff: '2026-02-26T11:00:00.000Z' } as const;
  expect(because('en', 'reserve', times)).toContain('you signed up 3 days later than');
  const atOnce = { ...times, cutoff: '2026-03-01T12:00:04.900Z' };
  expect(because('ru', 'reserve', atOnce)).toContain('на долю секунды позже');
});

const pinned = (mine: 'in' | 'out') => ({ criterion: 'pinned', mine, cutoff: null }) as const;

test("the reason names a leader’s pin and the person's own choice of the reserve, and explains a pin beyond the slots", () => {
  expect(because('ru', 'main', pinned('in'))).toBe('Место в основе закрепил лидер.');
  expect(because('ru', 'reserve', pinned('out'))).toBe('В замену перевёл лидер.');
  expect(because('ru', 'reserve', pinned('in'))).toContain('все места там заняли другие закреплённые');
  for (const [criterion, mine] of Object.entries(MINE)) {
    const reason = { criterion: criterion as keyof typeof MINE, mine, cutoff: null };
    expect(because('ru', 'reserve', reason)).toBe('Все места в основе заняли закреплённые лидером.');
  }
  expect(because('en', 'reserve', { criterion: 'chose_reserve', mine: null, cutoff: null })).toBe(
    'In the reserve by choice.',
  );
});

test('with squads the answer names the squad, and the value or the role that was missing there', () => {
  const squad = { id: 'a', name: 'Снай*перы', slots: 2, roleId: '7', leaderId: null };
  const measured = { criterion: 'reputation', mine: '120', cutoff: '145', squad: 'a' } as const;
  const place = { list: 'reserve', position: 1, reasonSquad: squad } as const;
  const told = (reason: Place['reason'], more: Partial<Place> = {}) =>
    placeText('ru', { ...place, reason, ...more }).split('\n')[1];
  expect(told(measured)).toBe(
    'В отряде «Снай\\*перы» мест нет. Решила репутация: у вас — 120, у последнего места в отряде — 145.',
  );
  expect(told({ ...measured, cutoff: null })).toContain(
    'Все места в отряде «Снай\\*перы» заняли закреплённые',
  );
  const role = { criterion: 'squad_role', mine: null, cutoff: null } as const;
  expect(told(role)).toBe('Для отряда «Снай\\*перы» нужна роль <@&7>.');
  expect(told(role, { reasonSquad: { ...squad, roleId: null } })).toContain('была нужна роль');
  const inside = { list: 'main', squad } as const;
  expect(told({ criterion: 'squad_leader', mine: null, cutoff: null }, inside)).toContain('Командир отряда');
  expect(told({ criterion: 'room', mine: null, cutoff: null }, inside)).toBe(
    'В отряде «Снай\\*перы» мест хватает всем, кому туда можно.',
  );
  expect(told(pinned('in'), inside)).toBe('Место в отряде «Снай\\*перы» закрепил лидер.');
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
  expect(because('ru', 'main', room)).toBe('Мест хватает всем, кто хочет в основу.');
  expect(because('en', 'main', room)).toBe('There is room for everyone who wants in.');
});
