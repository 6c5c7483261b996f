import type { Squad } from '@famiglia/contract/rosters/squads';
import { expect, test } from 'vitest';
import { parseSquads, squadLine } from './parse-squads.ts';

const roles = [{ id: '7', name: 'Снайпер' }];
const squad = (id: string, name: string, values: Partial<Squad> = {}): Squad => ({
  id,
  name,
  slots: 5,
  role_id: null,
  role: null,
  leader_id: null,
  leader: null,
  main_count: 0,
  ...values,
});

test('each line is a squad: name, places, and a role of the guild if one is required', () => {
  expect(parseSquads('Отряд 1, 10\n\n Снайперы: 5; @снайпер ', roles, [])).toEqual({
    squads: [
      { name: 'Отряд 1', slots: 10, role_id: null, leader_id: null },
      { name: 'Снайперы', slots: 5, role_id: '7', leader_id: null },
    ],
  });
  expect(parseSquads(' \n', roles, [squad('a', 'One')])).toEqual({ squads: [] });
});

test('a squad keeps its people if its name or its line is the same, and it keeps its leader', () => {
  const current = [squad('a', 'One', { leader: { id: '9', name: 'Nick' } }), squad('b', 'Two')];
  expect(current.map(squadLine).join('\n')).toBe('One, 5\nTwo, 5');
  expect(parseSquads('two, 6\nThree, 1\nOne, 5', roles, current)).toMatchObject({
    squads: [
      { id: 'b', name: 'two', slots: 6 },
      { name: 'Three', leader_id: null },
      { id: 'a', leader_id: '9' },
    ],
  });
  expect(parseSquads('Eins, 5\nTwo, 5', roles, current)).toMatchObject({
    squads: [{ id: 'a', name: 'Eins', leader_id: '9' }, { id: 'b' }],
  });
});

test.each([
  ['Snipers', 'no places'],
  ['Snipers, 0', 'no places'],
  ['Snipers, 501', 'too many places'],
  ['Snipers, 5, Pilot', 'an unknown role'],
  ['\u200B, 5', 'a name that nobody sees'],
  [`${'я'.repeat(33)}, 5`, 'a name that is too long'],
])('%s is refused: %s', (line) => {
  expect(parseSquads(`First, 1\n${line}`, roles, [])).toEqual({ wrong: line, why: 'unreadable' });
});

test('a repeated name, an eleventh squad and more than 500 places are refused by their line', () => {
  expect(parseSquads('One, 1\none, 2', roles, [])).toEqual({ wrong: 'one, 2', why: 'repeated' });
  const eleven = Array.from({ length: 11 }, (_, index) => `S${index}, 1`).join('\n');
  expect(parseSquads(eleven, roles, [])).toEqual({ wrong: 'S10, 1', why: 'too_many' });
  expect(parseSquads('A, 300\nB, 201', roles, [])).toEqual({ wrong: 'B, 201', why: 'too_many_slots' });
});
