import type { Language } from '@famiglia/contract/kit/language';
import { formatNumber } from '@famiglia/contract/kit/format-number';
import {
  ownStanding,
  TOP_CHOICES,
  TOP_KIND_NAMES,
  TOP_PERIOD_NAMES,
} from '@famiglia/contract/tops/top-words';
import { TOP_KINDS, TOP_PERIODS } from '@famiglia/contract/tops/tops';
import type { Top, TopKind, TopPeriod } from '@famiglia/contract/tops/tops';
import { lookUpTop } from '@famiglia/core/tops/get-top';
import { ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import type { ButtonCall, CommandCall, SelectCall } from '../../kit/interactions/calls.ts';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { seasonName } from './season-name.ts';
import { topTexts } from './top-texts.ts';

const PAGE_SIZE = 10;

interface Shown {
  by: TopKind;
  period: TopPeriod;
  page: number;
}

const kindOf = (typed: string | null | undefined): TopKind =>
  TOP_KINDS.find((one) => one === typed) ?? 'reputation';
const periodOf = (typed: string | null | undefined): TopPeriod =>
  TOP_PERIODS.find((one) => one === typed) ?? 'all';

/** `/top`: reputation of all time, or what is chosen; two lists and the pages change it in place. */
export const topCommand: BotCommand = {
  name: { en: 'top', ru: 'топ' },
  description: {
    en: 'Who has the most reputation, attendance, damage, screens or hours in voice',
    ru: 'У кого больше репутации, явки, урона, скринов или часов в голосе',
  },
  place: 'guild',
  topic: 'self',
  answer: 'public',
  options: [
    {
      name: { en: 'by', ru: 'по' },
      description: { en: TOP_CHOICES.en.by, ru: TOP_CHOICES.ru.by },
      type: 'text',
      choices: TOP_KINDS.map((value) => ({
        name: { en: TOP_KIND_NAMES.en[value], ru: TOP_KIND_NAMES.ru[value] },
        value,
      })),
    },
    {
      name: { en: 'period', ru: 'период' },
      description: { en: 'From when on', ru: 'За какое время' },
      type: 'text',
      choices: TOP_PERIODS.map((value) => ({
        name: { en: TOP_PERIOD_NAMES.en[value], ru: TOP_PERIOD_NAMES.ru[value] },
        value,
      })),
    },
  ],
  run: async (call) => {
    const { options } = call.interaction;
    const shown = { by: kindOf(options.getString('by')), period: periodOf(options.getString('period')) };
    await call.answer.reply(await topPage(call, { ...shown, page: 0 }));
  },
};

export const turnTopPage = async (call: ButtonCall): Promise<void> => {
  const [by, period, page] = call.args;
  await turnPage(call, await topPage(call, { by: kindOf(by), period: periodOf(period), page: Number(page) }));
};

/** The list of what is counted, which keeps the period. */
export const chooseTopKind = async (call: SelectCall): Promise<void> =>
  turnPage(
    call,
    await topPage(call, { by: kindOf(call.interaction.values[0]), period: periodOf(call.args[0]), page: 0 }),
  );

/** The list of periods, which keeps what is counted. */
export const chooseTopPeriod = async (call: SelectCall): Promise<void> =>
  turnPage(
    call,
    await topPage(call, { by: kindOf(call.args[0]), period: periodOf(call.interaction.values[0]), page: 0 }),
  );

const topPage = async (
  { bot, actor, interaction, language }: CommandCall | ButtonCall | SelectCall,
  { by, period, page }: Shown,
): Promise<BaseMessageOptions> => {
  const guildId = guildOf(interaction);
  const offset = Math.max(Math.trunc(page) || 0, 0) * PAGE_SIZE;
  const top = await lookUpTop(bot.context, actor, { guildId, by, period, limit: PAGE_SIZE, offset });
  const texts = topTexts[language];
  const pages = pagesOf(top.total, PAGE_SIZE, page);
  const lines = top.items.map(
    ({ rank, display_name: name, value }) =>
      `**${rank}.** ${escapeText(name)} · ${formatNumber(language, value)}`,
  );
  const footer = [
    ...(top.own === null ? [] : [ownStanding(language, top.own)]),
    pageText(pages, language) ?? '',
  ].filter(Boolean);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: titleOf(top, language),
        description: lines.length === 0 ? nothingIn(top, language) : lines.join('\n'),
        ...(footer.length === 0 ? {} : { footer: { text: footer.join(' · ') } }),
      },
    ],
    components: [
      listOf(
        makeCustomId('tops', 'by', period),
        texts.topBy,
        TOP_KINDS.map((value) => ({ value, label: kindName(value, top, language), default: value === by })),
      ),
      listOf(
        makeCustomId('tops', 'period', by),
        TOP_CHOICES[language].period,
        TOP_PERIODS.map((value) => ({
          value,
          label: TOP_PERIOD_NAMES[language][value],
          default: value === period,
        })),
      ),
      ...pageRows(pages, language, (index) => makeCustomId('tops', 'page', by, period, index)),
    ],
  };
};

/** Reputation is called as the family calls it. */
const kindName = (kind: TopKind, { reputation_name: name }: Top, language: Language): string =>
  kind === 'reputation' ? name : TOP_KIND_NAMES[language][kind];

const titleOf = (top: Top, language: Language): string => {
  const { by, period, season } = top;
  const span =
    season === null
      ? TOP_PERIOD_NAMES[language][period]
      : [seasonName(season, language), ...(season.closed_at === null ? [] : [topTexts[language].final])].join(
          ', ',
        );
  return `${escapeText(kindName(by, top, language))} · ${span}`;
};

const nothingIn = ({ by, period, season }: Top, language: Language): string => {
  const texts = topTexts[language];
  if (period === 'season' && season === null) return texts.noSeason;
  return by === 'reputation' && period === 'all' ? texts.nobodyEver : texts.nobody;
};

const listOf = (
  customId: string,
  placeholder: string,
  options: { value: string; label: string; default: boolean }[],
) =>
  ({
    type: ComponentType.ActionRow,
    components: [{ type: ComponentType.StringSelect, customId, placeholder, options }],
  }) as const;
