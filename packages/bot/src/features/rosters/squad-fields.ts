import { cutText } from '@famiglia/contract/kit/cut-text';
import type { APIEmbedField } from 'discord.js';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ShownPerson } from './name-columns.ts';
import { rosterTexts } from './roster-texts.ts';
import type { RosterView, SquadView } from './roster-view.ts';

/** Discord's limit for the value of one field. */
const FIELD = 1024;
/** Escaping can double the length of a name. */
const NAME = 64;
/** Reserved for the line with the number of further names. */
const MORE = 30;

/**
 * One field for each squad: its places, required role, leader, and as many names as fit. Space that one squad does
 * not need is given to the next ones.
 */
export const squadFields = (
  view: RosterView,
  room: number,
  shownAs: ShownPerson,
): { fields: APIEmbedField[]; left: number } => {
  const texts = rosterTexts[view.language];
  const heads = view.squads.map((squad) => headOf(squad, view.language));
  let remaining = heads.reduce((rest, { name, about }) => rest - name.length - about.length - MORE, room);
  let left = 0;
  const fields = view.squads.map((squad, index) => {
    const { name, about } = heads[index] ?? { name: '', about: '' };
    const share = Math.max(0, Math.floor(remaining / (view.squads.length - index)));
    const lines = linesWithin(squad.people.map(shownAs), Math.min(share, FIELD - about.length - MORE));
    remaining -= lines.reduce((sum, line) => sum + line.length + 1, 0);
    const more = squad.people.length - lines.length;
    left += more;
    const value = [about, ...lines, more === 0 ? '' : texts.more(more)].filter((line) => line !== '');
    return { name, value: value.join('\n') || texts.free, inline: true };
  });
  return { fields, left };
};

const headOf = ({ name, people, slots, roleId, leaderId }: SquadView, language: RosterView['language']) => {
  const texts = rosterTexts[language];
  const about = [
    ...(roleId === null ? [] : [`<@&${roleId}>`]),
    ...(leaderId === null ? [] : [texts.ledBy(`<@${leaderId}>`)]),
  ];
  return { name: `${cutText(escapeText(name), NAME)} ${people.length}/${slots}`, about: about.join(' · ') };
};

const linesWithin = (names: readonly string[], characters: number): string[] => {
  let spent = 0;
  const lines = names.map((name, index) => `${index + 1}. ${name}`);
  const end = lines.findIndex((line) => (spent += line.length + 1) > characters);
  return end === -1 ? lines : lines.slice(0, end);
};
