import { cutText } from '@famiglia/contract/kit/cut-text';
import type { APIEmbedField } from 'discord.js';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { linesWithin, shownCount } from './name-columns.ts';
import { linesOf } from './post-lines.ts';
import { borderOf, shownPerson } from './roster-lists.ts';
import { rosterTexts } from './roster-texts.ts';
import type { RosterView, SquadView } from './roster-view.ts';

/** Discord's limit for the value of one field. */
const FIELD = 1024;
/** Escaping can double the length of a name. */
const NAME = 64;
/** Reserved for the line with the number of further names. */
const MORE = 30;
/** The names of a squad with up to this many people stand in one line, and those of a larger one below each other. */
const IN_ONE_LINE = 5;

/**
 * One field for each squad: its places, required role, leader, and as many names as fit. Space that one squad does
 * not need is given to the next ones.
 */
export const squadFields = (
  view: RosterView,
  { characters, most }: { characters: number; most: number },
): { fields: APIEmbedField[]; left: number } => {
  const texts = rosterTexts[view.language];
  const shownAs = shownPerson(view);
  const heads = view.squads.map((squad) => headOf(squad, view));
  let remaining = heads.reduce(
    (rest, { name, about, below }) => rest - name.length - about.length - below.length - MORE,
    characters,
  );
  let left = 0;
  const fields = view.squads.map((squad, index) => {
    const { name, about, below } = heads[index] ?? { name: '', about: '', below: '' };
    const share = Math.max(0, Math.floor(remaining / (view.squads.length - index)));
    const { names, text } = namesOf(squad.people.map(shownAs), {
      characters: Math.min(share, FIELD - about.length - below.length - MORE),
      most,
    });
    remaining -= text.length + 1;
    const more = squad.people.length - names;
    left += more;
    const value = [about, text, more === 0 ? '' : texts.more(more), below].filter((line) => line !== '');
    return { name, value: value.join('\n') || texts.free, inline: true };
  });
  return { fields, left };
};

/** The first names, as many as fit, and how many they are. Those in one line take no more lines of a phone than below each other. */
const namesOf = (
  people: readonly string[],
  { characters, most }: { characters: number; most: number },
): { names: number; text: string } => {
  if (people.length > IN_ONE_LINE) {
    const numbered = people.map((person, nth) => `${nth + 1}. ${person}`);
    const lines = linesWithin(numbered.slice(0, shownCount(people.length, most)), characters);
    return { names: lines.length, text: lines.join('\n') };
  }
  const fitting = linesWithin(
    people.map((person) => `${person}, `),
    characters,
  ).map((_, nth) => people.slice(0, nth + 1).join(', '));
  // All of them may take the line that would count the others.
  const room = (names: number): number => (names === people.length ? most + 1 : most);
  const text = fitting.findLast((line, nth) => nth === 0 || linesOf(line) <= room(nth + 1)) ?? '';
  return { names: fitting.indexOf(text) + 1, text };
};

/** The heading of a squad, the line below it, and the last line, which says who stands below its places. */
const headOf = ({ id, name, people, slots, roleId, leaderId }: SquadView, view: RosterView) => {
  const texts = rosterTexts[view.language];
  const queue = view.waiting.find(({ squad }) => squad === id);
  const border = queue === undefined ? null : borderOf(queue, view.language, view.sorting);
  const about = [
    ...(roleId === null ? [] : [`<@&${roleId}>`]),
    ...(leaderId === null ? [] : [texts.ledBy(`<@${leaderId}>`)]),
  ];
  return {
    name: `${cutText(escapeText(name), NAME)} ${people.length}/${slots}`,
    about: about.join(' · '),
    below: border === null ? '' : `*${texts.belowAre(border)}*`,
  };
};
