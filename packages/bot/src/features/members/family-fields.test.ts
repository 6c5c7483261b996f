import type { APIEmbedField } from 'discord.js';
import { expect, test } from 'vitest';
import { expectWithinLimits } from '../../testing/discord-limits.ts';
import { familyFields, familyPages } from './family-fields.ts';

const group = (name: string | null, count: number, person = (index: number) => `Somebody ${index}`) => ({
  role: name === null ? null : { id: name, name },
  names: Array.from({ length: count }, (_, index) => person(index)),
});
const heads = (fields: readonly APIEmbedField[]) => fields.map(({ name }) => name.replaceAll('\u200B', ''));
const linesOf = (fields: readonly APIEmbedField[]) =>
  fields.flatMap(({ value }) => value.replaceAll('\u200B', '').split('\n')).filter(Boolean);

test('small ranks stand beside each other, a big one has a row of columns to itself', () => {
  const { fields, isWhole } = familyFields([group('Don', 1), group('Capo', 2), group('Soldier', 10)], 'en');
  expect(heads(fields)).toEqual(['Don · 1', 'Capo · 2', '', 'Soldier · 10', '', '']);
  expect(fields.every(({ inline }) => inline)).toBe(true);
  expect(fields[3]?.value.split('\n')).toEqual(['Somebody 0', 'Somebody 1', 'Somebody 2', 'Somebody 3']);
  expect(linesOf(fields)).toHaveLength(13);
  expect(isWhole).toBe(true);
});

test('a rank that is too big is cut, and says how many are left out', () => {
  const { fields, isWhole } = familyFields([group('Дон', 1), group('Солдат', 67)], 'ru');
  expect(linesOf(fields).at(-1)).toBe('и ещё 37');
  expect(isWhole).toBe(false);
  expect(linesOf(familyPages([group('Дон', 1), group('Солдат', 67)], 'ru').flat())).toHaveLength(68);
});

const LONGEST = {
  'plain names': (index: number) => `Somebody number ${index}`,
  'names of markup': () => '*_`<'.repeat(8),
  'names of emoji': () => '🎉'.repeat(16),
  'names that turn the text': () => `\u202E${'ש'.repeat(31)}`,
};

test.each(Object.entries(LONGEST))('500 people with %s fit, in few ranks and in many', (_, person) => {
  const families = [
    [group('Don', 1, person), group('Soldier', 499, person)],
    [group(null, 500, person)],
    Array.from({ length: 25 }, (_none, index) => group('*'.repeat(100), index % 2 === 0 ? 1 : 39, person)),
    Array.from({ length: 100 }, () => group('_'.repeat(100), 5, person)),
    Array.from({ length: 100 }, () => group('_'.repeat(100), 1, person)),
  ];
  for (const groups of families) {
    const { fields } = familyFields(groups, 'ru');
    expectWithinLimits({ embeds: [{ title: 'Состав семьи · 500', fields }] });
    const pages = familyPages(groups, 'ru');
    for (const page of pages) expectWithinLimits({ embeds: [{ title: 'Состав семьи · 500', fields: page }] });
    const people = groups.reduce((sum, { names }) => sum + names.length, 0);
    expect(linesOf(pages.flat())).toHaveLength(people);
  }
});
