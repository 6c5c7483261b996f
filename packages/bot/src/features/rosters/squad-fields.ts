import { cutText } from '@famiglia/contract/kit/cut-text';
import type { APIEmbedField } from 'discord.js';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { linesWithin, shownCount } from './name-columns.ts';
import { borderOf, shownPerson } from './roster-lists.ts';
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
    const lines = linesWithin(
      squad.people
        .slice(0, shownCount(squad.people.length, most))
        .map((person, nth) => `${nth + 1}. ${shownAs(person)}`),
      Math.min(share, FIELD - about.length - below.length - MORE),
    );
    remaining -= lines.reduce((sum, line) => sum + line.length + 1, 0);
    const more = squad.people.length - lines.length;
    left += more;
    const value = [about, ...lines, more === 0 ? '' : texts.more(more), below].filter((line) => line !== '');
    return { name, value: value.join('\n') || texts.free, inline: true };
  });
  return { fields, left };
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
