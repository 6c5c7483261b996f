import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Language } from '@famiglia/contract/kit/language';
import type { FamilyGroup } from '@famiglia/core/ranks/find-family';
import type { APIEmbedField } from 'discord.js';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { familyTexts } from './family-texts.ts';

/** Discord shows up to three fields beside each other; on a phone they stand below one another. */
const COLUMNS = 3;
/** A group of more people than this has a row of columns to itself; smaller ones share a row. */
const MOST_IN_ONE_COLUMN = 8;
/** Longer names would break into several lines of a column. */
const NAME_LENGTH = 28;
const ROLE_LENGTH = 40;

/** With these numbers the longest names stay within 6,000 characters of a message and 1,024 of a column. */
const LIST = { people: 72, ofGroup: 30 };
const PAGE_PEOPLE = 45;
/** Discord allows 25 fields: one is left for the groups that found no place. */
const MOST_FIELDS = 24;
const OTHERS_LENGTH = 300;

/** A name of nothing that is seen: Discord wants one for every field. */
const BLANK = '\u200B';

/** The list of a channel: every rank with its first people, and whether somebody had to be left out. */
export const familyFields = (
  groups: readonly FamilyGroup[],
  language: Language,
): { fields: APIEmbedField[]; isWhole: boolean } => {
  const texts = familyTexts[language];
  let fields: APIEmbedField[] = [];
  let room = LIST.people;
  const unshown: FamilyGroup[] = [];
  for (const group of groups) {
    const shown = group.names.slice(0, Math.min(LIST.ofGroup, room));
    const next = addGroup(fields, group, shown, language);
    if (shown.length === 0 || next.length > MOST_FIELDS) unshown.push(group);
    else {
      fields = next;
      room -= shown.length;
    }
  }
  if (unshown.length > 0) {
    const heads = unshown.map((group) => headOf(group, language)).join('\n');
    fields.push({ name: texts.alsoInFamily, value: cutText(heads, OTHERS_LENGTH) });
  }
  const people = groups.reduce((sum, { names }) => sum + names.length, 0);
  return { fields, isWhole: people === LIST.people - room };
};

/** The whole family in pages. A group that does not fit goes on on the next page under its name. */
export const familyPages = (groups: readonly FamilyGroup[], language: Language): APIEmbedField[][] => {
  const pages: APIEmbedField[][] = [[]];
  let room = PAGE_PEOPLE;
  for (const group of groups) {
    for (let from = 0; from < group.names.length;) {
      const shown = group.names.slice(from, from + room);
      const next = addGroup(pages.at(-1) ?? [], group, shown, language, false);
      if (shown.length > 0 && next.length <= MOST_FIELDS) {
        pages[pages.length - 1] = next;
        room -= shown.length;
        from += shown.length;
      } else {
        pages.push([]);
        room = PAGE_PEOPLE;
      }
    }
  }
  return pages;
};

const headOf = ({ role, names }: FamilyGroup, language: Language): string => {
  const name = role === null ? familyTexts[language].others : escapeText(cutText(role.name, ROLE_LENGTH));
  return `${name} · ${names.length}`;
};

/** The fields with one more group. A row of columns begins only where the row before it is full. */
const addGroup = (
  fields: readonly APIEmbedField[],
  group: FamilyGroup,
  shown: readonly string[],
  language: Language,
  saysWhoIsLeft = true,
): APIEmbedField[] => {
  const left = saysWhoIsLeft ? group.names.length - shown.length : 0;
  const lines = shown.map((name) => escapeText(cutText(name, NAME_LENGTH)));
  const count = lines.length > MOST_IN_ONE_COLUMN ? COLUMNS : 1;
  const height = Math.ceil(lines.length / count);
  const columns = Array.from({ length: count }, (_, column) => {
    const names = lines.slice(column * height, (column + 1) * height);
    const isLast = column === count - 1;
    const value = [...names, ...(isLast && left > 0 ? [familyTexts[language].more(left)] : [])].join('\n');
    return { name: column === 0 ? headOf(group, language) : BLANK, value: value || BLANK, inline: true };
  });
  const gap = count === 1 ? 0 : (COLUMNS - (fields.length % COLUMNS)) % COLUMNS;
  return [
    ...fields,
    ...Array.from({ length: gap }, () => ({ name: BLANK, value: BLANK, inline: true })),
    ...columns,
  ];
};
