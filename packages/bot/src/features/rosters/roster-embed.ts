import type { APIEmbed, APIEmbedField } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildTime, readerTime } from '../../kit/guild-time.ts';
import { penaltyLineTexts } from './penalty-texts.ts';
import { nameAlone, nameAndReputation, nameColumns } from './name-columns.ts';
import type { ShownPerson } from './name-columns.ts';
import { rosterTexts } from './roster-texts.ts';
import type { RosterView } from './roster-view.ts';
import { squadFields } from './squad-fields.ts';

/**
 * Discord accepts 6,000 characters and 25 fields in total: the lists get this much, the rest is for the other
 * parts.
 */
const MAIN_LIMITS = { characters: 2900, columns: 4 };
const RESERVE_LIMITS = { characters: 1100, columns: 2 };
const WALK_IN_LIMITS = { characters: 300, columns: 1 };
/** This much of the description has its own space; the rest of a long one reduces the space for the list of main. */
const DESCRIPTION = { own: 500, most: 2000 };
const COLOURS = { open: BRAND_COLOR, closed: 0x7f7a72, finished: 0x5f8f5a, cancelled: 0xa8483f };
const NO_NAME = '\u200B';

interface DrawnRoster {
  embed: APIEmbed;
  /** Whether something did not fit. */
  isCut: boolean;
}

/**
 * The public part of a roster's message: time, main and reserve. Reputation stands beside the names where everybody
 * fits with it; in a longer list the names are worth more.
 */
export const drawRoster = (view: RosterView): DrawnRoster => {
  const detailed = drawWith(view, nameAndReputation);
  const { embed, left } = detailed.left === 0 ? detailed : drawWith(view, nameAlone);
  return { embed, isCut: left > 0 || isTextCut(view) };
};

const drawWith = (view: RosterView, shownAs: ShownPerson): { embed: APIEmbed; left: number } => {
  const texts = rosterTexts[view.language];
  const taken = Math.max(0, shownDescription(view).length - DESCRIPTION.own);
  const room = { ...MAIN_LIMITS, characters: MAIN_LIMITS.characters - taken };
  const main = nameColumns(view.squads.length === 0 ? view.main : [], room, shownAs);
  const squads = squadFields(view, room.characters, shownAs);
  const reserve = nameColumns(view.reserve, RESERVE_LIMITS, shownAs);
  const walkIns = nameColumns(view.walkIns, WALK_IN_LIMITS, shownAs);
  const left = main.left + squads.left + reserve.left + walkIns.left;
  const order = view.sorting.map((criterion) => texts.criteria[criterion]).join(' → ');
  const embed = {
    color: COLOURS[view.gathering.status],
    ...(view.leader === null ? {} : { author: authorOf(view.leader) }),
    title: cutText(escapeText(view.gathering.title), 200),
    description: description(view),
    fields: [
      ...(view.squads.length === 0
        ? listFields(
            texts.main(view.main.length, view.slots),
            main,
            texts.more,
            view.gathering.status === 'open' ? texts.nobody : texts.nobodyCame,
          )
        : squads.fields),
      ...(view.reserve.length === 0
        ? []
        : listFields(texts.reserve(view.reserve.length), reserve, texts.more, texts.nobody)),
      ...(view.walkIns.length === 0
        ? []
        : listFields(texts.walkIns(view.walkIns.length), walkIns, texts.more, texts.nobody)),
      ...(left === 0 || view.panelUrl === null ? [] : [panelField(view.language, view.panelUrl)]),
    ],
    ...(order === '' ? {} : { footer: { text: `${texts.order}: ${order}` } }),
  };
  return { embed, left };
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
  const text = cutText(escapeText(view.gathering.description), DESCRIPTION.most);
  return isTextCut(view) ? `${text}\n*${rosterTexts[view.language].textGoesOn}*` : text;
};

const isTextCut = ({ gathering }: RosterView): boolean =>
  escapeText(gathering.description).length > DESCRIPTION.most;

const description = (view: RosterView): string => {
  const { gathering, language, timeZone, now } = view;
  const texts = rosterTexts[language];
  const { startsAt } = gathering;
  const when = `${texts.starts}: **${guildTime(startsAt, { timeZone, language, now })}**`;
  const yours = `${texts.yourTime}: ${readerTime(startsAt, 'F')}, ${readerTime(startsAt, 'R')}`;
  return [
    ...statusLine(gathering, language),
    ...(gathering.description === '' ? [] : [shownDescription(view), '']),
    `${when}\n${yours}`,
    ...(gathering.reward === 0 ? [] : [`${texts.reward}: **+${gathering.reward}**`]),
    ...penaltyLine(view),
    ...(gathering.status === 'open' ? ['', fillLine(view)] : []),
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

/** How full main is, at a glance: `▰▰▰▰▰▰▱▱▱▱ 4 places left`. Only a full main has a full line. */
const fillLine = ({ main, slots, language }: RosterView): string => {
  const texts = rosterTexts[language];
  const left = Math.max(0, slots - main.length);
  const filled = Math.floor((Math.min(main.length, slots) / slots) * FILL_STEPS);
  return `${'▰'.repeat(filled)}${'▱'.repeat(FILL_STEPS - filled)} ${left === 0 ? texts.full : texts.placesLeft(left)}`;
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

const listFields = (
  name: string,
  { columns, left }: ReturnType<typeof nameColumns>,
  more: (count: number) => string,
  nobody: string,
): APIEmbedField[] => [
  ...(columns.length === 0 ? [{ name, value: nobody }] : []),
  ...columns.map((value, index) => ({
    name: index === 0 ? name : NO_NAME,
    value,
    inline: columns.length > 1,
  })),
  ...(left === 0 ? [] : [{ name: NO_NAME, value: more(left) }]),
];

const panelField = (language: RosterView['language'], url: string): APIEmbedField => ({
  name: NO_NAME,
  value: `[${rosterTexts[language].allInPanel}](${url})`,
});
