import type { EventSeries } from '@famiglia/contract/series/series';
import { describeRule } from '@famiglia/contract/series/series-words';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { ButtonStyle, ComponentType } from 'discord.js';
import type {
  ActionRowData,
  BaseMessageOptions,
  ButtonComponentData,
  StringSelectMenuComponentData,
} from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { guildTime, readerTime } from '../../kit/guild-time.ts';
import type { GuildClock } from '../../kit/guild-time.ts';
import { seriesTexts } from './series-texts.ts';

type Row = ActionRowData<ButtonComponentData | StringSelectMenuComponentData>;

const MAX_LENGTH = 100;
/** This many series fit in one embed at any length; the select lists all of them. */
const MAX_DESCRIBED = 12;

const button = (
  action: string,
  args: readonly string[],
  label: string,
  style: ButtonStyle = ButtonStyle.Secondary,
) =>
  ({
    type: ComponentType.Button,
    customId: makeCustomId('series', action, ...args),
    label,
    style,
  }) as ButtonComponentData;

const row = (...components: Row['components'][number][]): Row => ({
  type: ComponentType.ActionRow,
  components,
});

const select = (
  action: string,
  args: readonly string[],
  placeholder: string,
  options: readonly { label: string; description?: string; value: string }[],
): Row =>
  row({
    type: ComponentType.StringSelect,
    customId: makeCustomId('series', action, ...args),
    placeholder,
    options: [...options],
  });

/** All series of a guild, with a select to choose one. */
export const listMessage = (all: readonly EventSeries[], clock: GuildClock): BaseMessageOptions => {
  const { language } = clock;
  const texts = seriesTexts[language];
  const last = row(button('last', [], texts.repeatLast));
  if (all.length === 0) return { content: texts.none, embeds: [], components: [last] };
  const lines = all.slice(0, MAX_DESCRIBED).map((series) => {
    const next = series.next.find((date) => date.state !== 'skipped');
    const facts = [
      describeRule(language, series),
      texts.states[series.state],
      ...(next === undefined || series.state === 'paused'
        ? []
        : [texts.next(readerTime(new Date(next.starts_at), 'F'))]),
    ];
    return `**${escapeText(cutText(series.plan.title, 60))}**\n${facts.join(' · ')}`;
  });
  const options = all.map((series) => ({
    label: cutText(series.plan.title, MAX_LENGTH),
    description: cutText(describeRule(language, series), MAX_LENGTH),
    value: series.id,
  }));
  return {
    content: '',
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.title,
        description: [...lines, ...(all.length > MAX_DESCRIBED ? ['…'] : [])].join('\n\n'),
      },
    ],
    components: [select('show', [], texts.pick, options), last],
  };
};

interface Shown {
  /** The result of the last action. */
  notice?: string;
  /** The chosen date. */
  day?: string;
  /** Whether ending the series is waiting for confirmation. */
  ending?: boolean;
}

/** One series with its next dates, and a leader's actions for it. */
export const seriesMessage = (
  series: EventSeries,
  clock: GuildClock,
  shown: Shown = {},
): BaseMessageOptions => {
  const { language } = clock;
  const { state, next } = series;
  const texts = seriesTexts[language];
  const lines = [
    ...(shown.notice === undefined ? [] : [shown.notice]),
    `${describeRule(language, series)} · ${texts.states[state]}`,
    texts.opens(series.hours_before),
    '',
    ...(next.length === 0 ? [texts.noDates] : []),
    ...next.map((date) => {
      const when = readerTime(new Date(date.starts_at), 'F');
      const other = date.plan.title === series.plan.title ? [] : [escapeText(cutText(date.plan.title, 60))];
      const marks = [...other, ...(date.state === 'planned' ? [] : [texts.dates[date.state]])];
      const line = [when, ...marks].join(' · ');
      return date.state === 'skipped' ? `~~${when}~~ · ${texts.dates.skipped}` : line;
    }),
    ...(shown.ending === true ? ['', `**${texts.endSure}**`] : []),
  ];
  return {
    content: '',
    embeds: [{ color: BRAND_COLOR, title: escapeText(series.plan.title), description: lines.join('\n') }],
    components: shown.ending === true ? endingRows(series, clock) : seriesRows(series, clock, shown.day),
  };
};

const endingRows = ({ id }: EventSeries, { language }: GuildClock): Row[] => {
  const texts = seriesTexts[language];
  return [
    row(button('end', [id, 'now'], texts.endNow, ButtonStyle.Danger), button('back', [id], texts.back)),
  ];
};

const seriesRows = (series: EventSeries, clock: GuildClock, day: string | undefined): Row[] => {
  const { id, state } = series;
  const texts = seriesTexts[clock.language];
  const dates = series.next.filter((date) => date.state !== 'posted');
  const chosen = dates.find((date) => date.day === day);
  const pause = state === 'paused' ? 'resume' : 'pause';
  return [
    row(
      ...(state === 'over' ? [] : [button(pause, [id], texts[pause], ButtonStyle.Primary)]),
      button('edit', [id], texts.edit),
      // The next start of a series that is over has to be moved first.
      ...(state === 'over' ? [] : [button('plan', [id], texts.plan)]),
      button('end', [id], texts.end, ButtonStyle.Danger),
      button('list', [], texts.back),
    ),
    ...(dates.length === 0
      ? []
      : [
          select(
            'date',
            [id],
            chosen === undefined ? texts.pickDate : guildTime(new Date(chosen.starts_at), clock),
            dates.map((date) => ({
              label: guildTime(new Date(date.starts_at), clock),
              ...(date.state === 'planned' ? {} : { description: texts.dates[date.state] }),
              value: date.day,
            })),
          ),
        ]),
    ...(chosen === undefined
      ? []
      : [
          row(
            ...(chosen.state === 'skipped' ? [] : [button('skip', [id, chosen.day], texts.skip)]),
            button('change', [id, chosen.day], texts.change),
            ...(chosen.state === 'planned' ? [] : [button('restore', [id, chosen.day], texts.restore)]),
          ),
        ]),
  ];
};
