import type { APIEmbed, APIEmbedField } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { PICTURE_LINES, POST_LINES, firstLines, linesOf } from './post-lines.ts';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { leaderMarkdown } from '../../kit/discord/leader-markdown.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { penaltyLineTexts } from './penalty-texts.ts';
import { answerLines } from './answer-lines.ts';
import { nameColumns } from './name-columns.ts';
import { shownLists, shownPerson } from './roster-lists.ts';
import { rosterTexts } from './roster-texts.ts';
import type { RosterView } from './roster-view.ts';
import { squadFields } from './squad-fields.ts';

/** Discord accepts 6,000 characters in total: names of squads get this much, the rest is for the other parts. */
const SQUADS_CHARACTERS = 2900;
/** How many lines of the leader's own text the message shows. */
const TEXT_LINES = 4;
const COLOURS = { open: BRAND_COLOR, closed: 0x7f7a72, finished: 0x5f8f5a, cancelled: 0xa8483f };
const NO_NAME = '\u200B';

interface DrawnRoster {
  embed: APIEmbed;
  /** Whether something did not fit. */
  isCut: boolean;
}

/** The public part of a roster's message: time, places, main and reserve, and what happened once it is over. */
export const drawRoster = (view: RosterView): DrawnRoster => {
  const { status, color = null, pictureId = null } = view.gathering;
  const isOver = status === 'finished' || status === 'cancelled';
  const above = {
    ...(view.leader === null ? {} : { author: authorOf(view.leader) }),
    title: titleOf(view.gathering),
    description: description(view),
  };
  const taken = linesOf(above.title) + linesOf(above.description) + (view.leader === null ? 0 : 1);
  const { fields, left } = drawLists(view, POST_LINES - taken - (pictureId === null ? 0 : PICTURE_LINES));
  const embed = {
    color: isOver ? COLOURS[status] : (color ?? COLOURS[status]),
    ...above,
    fields,
    ...(pictureId === null ? {} : { image: { url: `attachment://${pictureName(pictureId)}` } }),
  };
  return { embed, isCut: left > 0 || isTextCut(view) };
};

/** The file of a picture in its message. */
export const pictureName = (pictureId: string): string => `${pictureId}.webp`;

/** The title as posts show it, with its emoji. */
export const titleOf = ({ title, emoji = null }: RosterView['gathering']): string =>
  `${emoji === null ? '' : `${emoji} `}${cutText(escapeText(title), 180)}`;

/** Squads have fields of their own; every other list has its columns. */
const drawLists = (view: RosterView, room: number): { fields: APIEmbedField[]; left: number } => {
  const texts = rosterTexts[view.language];
  const bySquad = view.squads.length > 0 && view.outcome === null;
  const answers = answerLines(view);
  const taken = answers.fields.reduce((sum, { value }) => sum + 1 + linesOf(value), 0);
  const lists = shownLists(view, room - taken);
  const squads = bySquad
    ? squadFields(view, { characters: SQUADS_CHARACTERS - answers.characters, most: lists[0]?.most ?? 0 })
    : { fields: [], left: 0 };
  const nobody = view.gathering.status === 'open' ? texts.nobody : texts.nobodyCame;
  const drawn = lists.slice(bySquad ? view.squads.length : 0).map(({ title, people, most }) => {
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

/** The whole description if it is short. A longer one ends with a note on where the rest is. */
const shownDescription = (view: RosterView): string => {
  const text = leaderMarkdown(view.gathering.description);
  return isTextCut(view)
    ? `${firstLines(text, TEXT_LINES - 1)}\n*${rosterTexts[view.language].textGoesOn}*`
    : text;
};

const isTextCut = ({ gathering }: RosterView): boolean =>
  linesOf(leaderMarkdown(gathering.description)) > TEXT_LINES;

/** What a reader wants first. The leader's own text comes last, so that what they leave open formats nothing else. */
const description = (view: RosterView): string => {
  const { gathering, language } = view;
  const { startsAt } = gathering;
  return [
    ...statusLine(gathering, language),
    ...kindLine(gathering),
    `**${readerTime(startsAt, 'F')}** · ${readerTime(startsAt, 'R')}`,
    ...(gathering.status === 'open' ? [fillLine(view)] : []),
    ...(gathering.terms ?? worthLine(view)),
    ...(gathering.description === '' ? [] : ['', shownDescription(view)]),
  ].join('\n');
};

/** The kind of fight, unless the title says it already. */
const kindLine = ({ kindName = null, title }: RosterView['gathering']): string[] =>
  kindName === null || title.toLowerCase().includes(kindName.toLowerCase())
    ? []
    : [`-# ${escapeText(kindName)}`];

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** What it is worth to come, and what it costs not to come or to leave late; once it is over only the reward. */
const worthLine = ({ gathering, language, penalties }: RosterView): string[] => {
  const { noShow, lateLeave, lateFrom } = penalties;
  const isOver = gathering.status !== 'open' && gathering.status !== 'closed';
  const texts = penaltyLineTexts[language];
  const isSameDay = lateFrom !== null && gathering.startsAt.getTime() - lateFrom.getTime() < HALF_A_DAY_MS;
  const parts = [
    ...(gathering.reward === 0 || (gathering.byResult ?? '') !== '' ? [] : [texts.reward(gathering.reward)]),
    ...((gathering.byResult ?? '') === '' ? [] : [texts.byResult(gathering.byResult ?? '')]),
    ...(noShow === 0 || isOver ? [] : [texts.noShow(noShow)]),
    ...(lateLeave === 0 || lateFrom === null || isOver
      ? []
      : [texts.lateLeave(lateLeave, readerTime(lateFrom, isSameDay ? 't' : 'f'))]),
  ];
  return parts.length === 0 ? [] : [parts.join(' · ')];
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
  { status, cancelReason, terms }: RosterView['gathering'],
  language: RosterView['language'],
): string[] => {
  const texts = rosterTexts[language];
  if (status === 'open') return [];
  if (terms !== undefined && status !== 'cancelled') return [`**${texts.contract[status]}**`, ''];
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
