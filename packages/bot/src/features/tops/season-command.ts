import { SEASON_FIELDS, TOP_CHOICES } from '@famiglia/contract/tops/top-words';
import { SEASON_NAME_LENGTH, topRoutes } from '@famiglia/contract/tops/tops';
import type { Season } from '@famiglia/contract/tops/tops';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { requireMembership } from '@famiglia/core/access/require-membership';
import { readSeasons } from '@famiglia/core/tops/get-top';
import { closeSeason, saveSeason } from '@famiglia/core/tops/save-season';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall, CommandCall, ModalCall } from '../../kit/interactions/calls.ts';
import type { BotCommand, Subcommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { readCalendarDay, writeCalendarDay } from '../../kit/start-time/read-calendar-day.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import { seasonName } from './season-name.ts';
import { topTexts } from './top-texts.ts';

/** Seasons in the list: the last ones. */
const SHOWN = 10;
const LONGEST_DAY = 10;
/** The version of no season. */
const NONE = '0';

const findOpen = async ({ bot, interaction }: CommandCall | ModalCall): Promise<Season | null> => {
  const { items } = await readSeasons(bot.context, guildOf(interaction));
  return items.find(({ closed_at }) => closed_at === null) ?? null;
};

const requireLeader = async ({ bot, actor, interaction }: CommandCall): Promise<void> => {
  await requireGuildAccess(bot.context, actor, guildOf(interaction), topRoutes.saveSeason.access);
};

const show: Subcommand = {
  name: { en: 'show', ru: 'показать' },
  description: { en: 'The family’s seasons and their dates', ru: 'Сезоны семьи и их даты' },
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const guildId = guildOf(interaction);
    await requireMembership(bot.context, actor, guildId);
    const texts = topTexts[language];
    const { items } = await readSeasons(bot.context, guildId);
    const lines = items
      .slice(0, SHOWN)
      .map(
        (season) =>
          `• ${seasonName(season, language)}, ${season.closed_at === null ? texts.open : texts.closed}`,
      );
    const description = lines.length === 0 ? texts.noSeason : lines.join('\n');
    await answer.reply({ embeds: [{ color: BRAND_COLOR, title: texts.seasons, description }] });
  },
};

const seasonForm = (season: Season | null, language: CommandCall['language']): Form => {
  const { days } = topTexts[language];
  const labels = SEASON_FIELDS[language];
  const day = (name: 'starts_on' | 'ends_on', value: string | undefined) =>
    textField(name, {
      label: labels[name],
      description: days[name],
      maxLength: LONGEST_DAY,
      value: value === undefined ? null : writeCalendarDay(value),
    });
  return form(makeCustomId('tops', 'season', String(season?.version ?? NONE)), TOP_CHOICES[language].season, [
    textField('name', { label: labels.name, maxLength: SEASON_NAME_LENGTH, value: season?.name ?? null }),
    day('starts_on', season?.starts_on),
    day('ends_on', season?.ends_on),
  ]);
};

const set: Subcommand = {
  needs: 'reputation.edit',
  topic: 'setup',
  name: { en: 'set', ru: 'задать' },
  description: { en: 'Begin a season, or change its dates', ru: 'Начать сезон или изменить его даты' },
  answer: 'private',
  run: async (call) => {
    await requireLeader(call);
    const current = async () => seasonForm(await findOpen(call), call.language);
    await call.answer.showForm(await current(), current);
  },
};

export const submitSeason = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const texts = topTexts[language];
  const { timeZone, now } = await guildClock(call);
  const day = (name: string): string => {
    const typed = typedText(call, name);
    const read = readCalendarDay(typed, wallTimeAt(now, timeZone).day);
    if (read === null) throw new FormRefusal(texts.wrongDay(escapeText(typed)));
    return read;
  };
  const saved = await byRoute(topRoutes.saveSeason, saveSeason)(bot.context, actor, {
    guildId: guildOf(interaction),
    name: typedText(call, 'name'),
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
    version: Number(args[0] ?? NONE),
  });
  await answer.replyEphemeral({ content: texts.set(seasonName(saved, language)) });
};

const close: Subcommand = {
  needs: 'reputation.edit',
  topic: 'setup',
  name: { en: 'close', ru: 'закрыть' },
  description: {
    en: 'Close the season now and keep its standings',
    ru: 'Закрыть сезон сейчас и сохранить итоги',
  },
  answer: 'private',
  run: async (call) => {
    await requireLeader(call);
    const open = await findOpen(call);
    const texts = topTexts[call.language];
    if (open === null) return call.answer.reply({ content: texts.noOpen });
    const { timeZone, now } = await guildClock(call);
    const hasBegun = open.starts_on <= wallTimeAt(now, timeZone).day;
    const asked = (hasBegun ? texts.closing : texts.cancelling)(seasonName(open, call.language));
    return call.answer.reply({ content: asked, components: [closeRow(open, texts.close)] });
  },
};

const closeRow = (
  { version }: Season,
  label: string,
): NonNullable<BaseMessageOptions['components']>[number] => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.Button,
      style: ButtonStyle.Danger,
      customId: makeCustomId('tops', 'close', String(version)),
      label,
    },
  ],
});

export const pressCloseSeason = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const input = { guildId: guildOf(interaction), version: Number(args[0] ?? NONE) };
  const closed = await byRoute(topRoutes.closeSeason, closeSeason)(bot.context, actor, input);
  const texts = topTexts[language];
  const said = closed.closed_at === null ? texts.gone : texts.done;
  await answer.update({ content: said(seasonName(closed, language)), components: [] });
};

/** `/season`: what tops count from when to when. */
export const seasonCommand: BotCommand = {
  name: { en: 'season', ru: 'сезон' },
  description: { en: 'The seasons of tops', ru: 'Сезоны топов' },
  place: 'guild',
  topic: 'self',
  subcommands: [show, set, close],
};
