import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Language } from '@famiglia/contract/kit/language';
import { MOST_REPLACED, callableOf, isLineUpTime, missingOf } from '@famiglia/contract/rosters/line-up';
import type { LineUp, LineUpPerson } from '@famiglia/contract/rosters/line-up';
import { ButtonStyle, ComponentType } from 'discord.js';
import type {
  ActionRowData,
  BaseMessageOptions,
  ButtonComponentData,
  StringSelectMenuComponentData,
} from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import type { PostedGathering } from './discord-roster-kind.ts';
import { lineUpTexts } from './line-up-texts.ts';

/** So many people are named in each list. */
const NAMED = 30;

export interface LineUpView {
  feature: string;
  rosterId: string;
  gathering: Pick<PostedGathering, 'title' | 'startsAt' | 'status'>;
  lineUp: LineUp;
  /** Where the sign-up is posted; null if it is not. */
  url: string | null;
  language: Language;
  now: Date;
  /** What was done just now. */
  notice?: string | undefined;
}

/** The start for a reader: in how long, and at what time. */
export const startOf = (startsAt: Date): string =>
  `${readerTime(startsAt, 'R')} (${readerTime(startsAt, 't')})`;

/** Who of the main list is not in voice, with what a leader can do about it, as a pure function. */
export const lineUpCard = (view: LineUpView): BaseMessageOptions => {
  const { gathering, lineUp, url, language, notice } = view;
  const texts = lineUpTexts[language];
  const missing = missingOf(lineUp);
  const accused = missing.filter(({ excuse }) => excuse === null);
  const excused = missing.filter(({ excuse }) => excuse !== null);
  const isOver = gathering.status === 'finished' || gathering.status === 'cancelled';
  const start = texts.starts(startOf(gathering.startsAt));
  const lines = [
    ...(notice === undefined ? [] : [`**${notice}**`]),
    url === null ? start : `${start} · [${texts.signUp}](${url})`,
    lineUp.total === 0 ? texts.nobody : voiceLine(lineUp, language),
    ...listed(texts.missing(accused.length), accused, (person) =>
      person.called === null ? null : texts.calls[person.called],
    ),
    ...listed(texts.excused(excused.length), excused, ({ excuse }) =>
      excuse === null ? null : texts.excuses[excuse],
    ),
    ...(missing.length === 0 || isOver
      ? []
      : [lineUp.reserve === 0 ? texts.noReserve : texts.reserve(lineUp.reserve)]),
  ];
  return {
    embeds: [{ color: BRAND_COLOR, title: escapeText(gathering.title), description: lines.join('\n') }],
    components: isOver ? [] : rowsOf(view, missing),
  };
};

/** How many are in voice, and where, if they are in several channels. */
const voiceLine = ({ items, total }: LineUp, language: Language): string => {
  const texts = lineUpTexts[language];
  const places = placesOf(items);
  const here = places.reduce((sum, [, count]) => sum + count, 0);
  if (here === total) return texts.everybody;
  const where = places.map(([id, count]) => (places.length === 1 ? `<#${id}>` : `<#${id}> ${count}`));
  return [texts.inVoice(here, total), ...(where.length === 0 ? [] : [where.slice(0, 5).join(', ')])].join(
    ' · ',
  );
};

/** The voice channels of the main list, the fullest first. */
export const placesOf = (people: readonly LineUpPerson[]): [channelId: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const { channel } of people)
    if (channel !== null) counts.set(channel.id, (counts.get(channel.id) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
};

const listed = (
  title: string,
  people: readonly LineUpPerson[],
  mark: (person: LineUpPerson) => string | null,
): string[] => {
  if (people.length === 0) return [];
  const named = people.slice(0, NAMED).map((person) => {
    const word = mark(person);
    return `<@${person.user_id}>${word === null ? '' : ` — ${word}`}`;
  });
  return [`**${title}**`, ...named, ...(people.length > NAMED ? [`+${people.length - NAMED}`] : [])];
};

type Row = ActionRowData<ButtonComponentData | StringSelectMenuComponentData>;

const rowsOf = (view: LineUpView, missing: readonly LineUpPerson[]): Row[] => {
  const { feature, rosterId, gathering, lineUp, language, now } = view;
  const texts = lineUpTexts[language];
  const callable = callableOf(lineUp).length;
  const buttons: ButtonComponentData[] = [
    ...(callable === 0
      ? []
      : [
          {
            type: ComponentType.Button as const,
            style: ButtonStyle.Primary as const,
            customId: makeCustomId(feature, 'call', rosterId),
            label: texts.call(callable),
            disabled: !isLineUpTime(gathering.startsAt, now),
          },
        ]),
    {
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      customId: makeCustomId(feature, 'lineup', rosterId),
      label: texts.refresh,
    },
  ];
  return [
    { type: ComponentType.ActionRow, components: buttons },
    ...(missing.length === 0 || lineUp.reserve === 0 ? [] : [replaceSelect(view, missing)]),
  ];
};

const replaceSelect = (
  { feature, rosterId, lineUp, language }: LineUpView,
  missing: readonly LineUpPerson[],
): Row => {
  const texts = lineUpTexts[language];
  const options = missing.slice(0, MOST_REPLACED).map(({ user_id: value, display_name: name, excuse }) => ({
    value,
    label: cutText(name, 100),
    ...(excuse === null ? {} : { description: texts.excuses[excuse] }),
  }));
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        customId: makeCustomId(feature, 'replace', rosterId),
        placeholder: texts.replace,
        options,
        minValues: 1,
        maxValues: Math.min(options.length, lineUp.reserve),
      },
    ],
  };
};
