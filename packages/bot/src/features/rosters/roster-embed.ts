import type { APIEmbed, APIEmbedField } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { leaderMarkdown } from '../../kit/discord/leader-markdown.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { penaltyLineTexts } from './penalty-texts.ts';
import { answerLines } from './answer-lines.ts';
import { nameColumns } from './name-columns.ts';
import { shownPerson, titledLists } from './roster-lists.ts';
import { rosterTexts } from './roster-texts.ts';
import type { RosterView } from './roster-view.ts';
import { squadFields } from './squad-fields.ts';

/** Discord accepts 6,000 characters in total: names of squads get this much, the rest is for the other parts. */
const SQUADS_CHARACTERS = 2900;
/** This much of the description has its own space; the rest of a long one reduces the space for squads. */
const DESCRIPTION = { own: 500, most: 2000 };
const COLOURS = { open: BRAND_COLOR, closed: 0x7f7a72, finished: 0x5f8f5a, cancelled: 0xa8483f };
const NO_NAME = '\u200B';

interface DrawnRoster {
  embed: APIEmbed;
  /** Whether something did not fit. */
  isCut: boolean;
}

/** The public part of a roster's message: time, places, main and reserve, and what happened once it is over. */
export const drawRoster = (view: RosterView): DrawnRoster => {
  const texts = rosterTexts[view.language];
  const isOver = view.gathering.status === 'finished' || view.gathering.status === 'cancelled';
  const order = isOver ? '' : view.sorting.map((criterion) => texts.criteria[criterion]).join(' → ');
  const { fields, left } = drawLists(view);
  const embed = {
    color: COLOURS[view.gathering.status],
    ...(view.leader === null ? {} : { author: authorOf(view.leader) }),
    title: cutText(escapeText(view.gathering.title), 200),
    description: description(view),
    fields,
    ...(order === '' ? {} : { footer: { text: `${texts.order}: ${order}` } }),
  };
  return { embed, isCut: left > 0 || isTextCut(view) };
};

/** Squads have fields of their own; every other list has its columns. */
const drawLists = (view: RosterView): { fields: APIEmbedField[]; left: number } => {
  const texts = rosterTexts[view.language];
  const bySquad = view.squads.length > 0 && view.outcome === null;
  const answers = answerLines(view);
  const taken = Math.max(0, shownDescription(view).length - DESCRIPTION.own) + answers.characters;
  const squads = bySquad ? squadFields(view, SQUADS_CHARACTERS - taken) : { fields: [], left: 0 };
  const lists = titledLists(view).slice(bySquad ? view.squads.length : 0);
  const nobody = view.gathering.status === 'open' ? texts.nobody : texts.nobodyCame;
  const drawn = lists.map(({ title, people, most }) => {
    const { columns, left } = nameColumns(people, most, shownPerson(view), texts.more);
    return { fields: listFields(title, columns, nobody), left };
  });
  return {
    fields: [...squads.fields, ...drawn.flatMap(({ fields }) => fields), ...answers.fields],
    left: drawn.reduce((sum, { left }) => sum + left, squads.left + answers.left),
  };
};

const authorOf = ({ name, avatarUrl }: NonNullable<RosterView['leader']>) => ({
  name,
  ...(avatarUrl === null ? {} : { icon_url: avatarUrl }),
});

/**
 * The whole description if it fits, as everything typed into the form does. A longer one ends with a note on where
 * the rest is.
 */
const shownDescription = (view: RosterView): string => {
  const text = cutText(leaderMarkdown(view.gathering.description), DESCRIPTION.most);
  return isTextCut(view) ? `${text}\n*${rosterTexts[view.language].textGoesOn}*` : text;
};

const isTextCut = ({ gathering }: RosterView): boolean =>
  leaderMarkdown(gathering.description).length > DESCRIPTION.most;

/** What a reader wants first. The leader's own text comes last, so that what they leave open formats nothing else. */
const description = (view: RosterView): string => {
  const { gathering, language } = view;
  const texts = rosterTexts[language];
  const { startsAt } = gathering;
  return [
    ...statusLine(gathering, language),
    `**${readerTime(startsAt, 'F')}** · ${readerTime(startsAt, 'R')}`,
    ...(gathering.status === 'open' ? [fillLine(view)] : []),
    ...(gathering.reward === 0 ? [] : [`${texts.reward}: **+${gathering.reward}**`]),
    ...penaltyLine(view),
    ...(gathering.description === '' ? [] : ['', shownDescription(view)]),
  ].join('\n');
};

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** What it costs not to come, and to leave late; nothing once it is over. */
const penaltyLine = ({ gathering, language, penalties }: RosterView): string[] => {
  const { noShow, lateLeave, lateFrom } = penalties;
  if (gathering.status !== 'open' && gathering.status !== 'closed') return [];
  const texts = penaltyLineTexts[language];
  const isSameDay = lateFrom !== null && gathering.startsAt.getTime() - lateFrom.getTime() < HALF_A_DAY_MS;
  const parts = [
    ...(noShow === 0 ? [] : [texts.noShow(noShow)]),
    ...(lateLeave === 0 || lateFrom === null
      ? []
      : [texts.lateLeave(lateLeave, readerTime(lateFrom, isSameDay ? 't' : 'F'))]),
  ];
  return parts.length === 0 ? [] : [`${texts.penalties}: ${parts.join(', ')}`];
};

const FILL_STEPS = 10;

/**
 * How full main is, at a glance: `▰▰▰▰▰▰▱▱▱▱ 4 spots left`. Only a full main has a full line. With squads it names those
 * that have room, because people on the reserve wait for others.
 */
const fillLine = ({ main, slots, squads, language }: RosterView): string => {
  const texts = rosterTexts[language];
  const left = Math.max(0, slots - main.length);
  const filled = Math.floor((Math.min(main.length, slots) / slots) * FILL_STEPS);
  const free = squads.flatMap(({ name, slots: places, people }) =>
    people.length < places ? [`${escapeText(name)} ${places - people.length}`] : [],
  );
  const room = free.length === 0 ? texts.placesLeft(left) : texts.freeIn(free.join(', '));
  return `${'▰'.repeat(filled)}${'▱'.repeat(FILL_STEPS - filled)} ${left === 0 ? texts.full : room}`;
};

const statusLine = (
  { status, cancelReason }: RosterView['gathering'],
  language: RosterView['language'],
): string[] => {
  const texts = rosterTexts[language];
  if (status === 'open') return [];
  if (status !== 'cancelled') return [`**${texts[status]}**`, ''];
  return [
    `**${cancelReason === null ? texts.cancelled : texts.cancelledBecause(escapeText(cancelReason))}**`,
    '',
  ];
};

const listFields = (name: string, columns: readonly string[], nobody: string): APIEmbedField[] =>
  columns.length === 0
    ? [{ name, value: nobody }]
    : columns.map((value, index) => ({
        name: index === 0 ? name : NO_NAME,
        value,
        inline: columns.length > 1,
      }));
