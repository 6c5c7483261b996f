import { blacklistRoutes } from '@famiglia/contract/blacklist/blacklist';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { BlacklistEntry } from '@famiglia/contract/blacklist/blacklist';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { ingameNick, staticId } from '@famiglia/contract/members/members';
import { MAX_DAYS } from '@famiglia/contract/warnings/warning-kinds';
import { REASON_LENGTH } from '@famiglia/contract/warnings/warnings';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { AppError } from '@famiglia/core/platform/app-error';
import { addToBlacklist } from '@famiglia/core/blacklist/add-to-blacklist';
import { findEntry } from '@famiglia/core/blacklist/blacklist.queries';
import { liftEntry } from '@famiglia/core/blacklist/lift-entry';
import { listBlacklist } from '@famiglia/core/blacklist/list-blacklist';
import type { BaseMessageOptions } from 'discord.js';
import type { BotCommand, CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type {
  AutocompleteCall,
  ButtonCall,
  Choice,
  CommandCall,
  ModalCall,
} from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { reasonOf } from '../../kit/texts/reason-of.ts';
import { blacklistTexts, warningTexts } from '../warnings/warning-texts.ts';

const PAGE_SIZE = 8;
const MAX_LISTED_REASON = 150;

/** Whom an entry names: the name in this guild, the nick, the static id, or the bare id. */
const nameOf = ({ name, nick, static_id, user_id }: BlacklistEntry): string =>
  [name, nick, static_id && `#${static_id}`].filter(Boolean).join(' · ') || (user_id ?? '');

const reasonOption = (description: CommandOption['description']): CommandOption => ({
  name: { en: 'reason', ru: 'причина' },
  description,
  type: 'text',
  required: true,
  max: REASON_LENGTH,
});

const required = (typed: string): string => {
  const reason = reasonOf(typed);
  if (reason === null) throw new AppError('validation_failed');
  return reason;
};

const add: Subcommand = {
  name: { en: 'add', ru: 'добавить' },
  description: { en: 'Add someone to the blacklist', ru: 'Добавить в чёрный список' },
  answer: 'private',
  needs: 'personnel.manage',
  options: [
    reasonOption({ en: 'Why', ru: 'За что' }),
    {
      name: { en: 'member', ru: 'участник' },
      description: { en: 'Someone in Discord', ru: 'Кто-то из Discord' },
      type: 'user',
    },
    {
      name: { en: 'static', ru: 'статик' },
      description: { en: 'Static ID', ru: 'Статик' },
      type: 'text',
      max: 11,
    },
    {
      name: { en: 'nick', ru: 'ник' },
      description: { en: 'In-game nick', ru: 'Игровой ник' },
      type: 'text',
      max: 32,
    },
    {
      name: { en: 'days', ru: 'дней' },
      description: { en: 'How long; permanent if empty', ru: 'На сколько; если не указать — бессрочно' },
      type: 'integer',
      min: 0,
      max: MAX_DAYS,
    },
  ],
  run: async ({ bot, actor, interaction, language, answer }) => {
    const { options } = interaction;
    const entry = await byRoute(blacklistRoutes.add, addToBlacklist)(bot.context, actor, {
      guildId: guildOf(interaction),
      userId: options.getUser('member')?.id,
      staticId: parsed(staticId, options.getString('static')?.replace(/^#/, '')),
      nick: parsed(ingameNick, options.getString('nick') ?? undefined),
      reason: required(options.getString('reason', true)),
      days: options.getInteger('days') ?? undefined,
    });
    await answer.reply({ content: blacklistTexts[language].added(escapeText(nameOf(entry))) });
  },
};

const parsed = (schema: typeof staticId, typed: string | undefined) => {
  if (typed === undefined) return undefined;
  const read = schema.safeParse(typed.trim());
  if (!read.success) throw new AppError('validation_failed');
  return read.data;
};

const offerEntries = async ({ bot, actor, interaction }: AutocompleteCall): Promise<readonly Choice[]> => {
  const search = interaction.options.getFocused();
  const page = { guildId: guildOf(interaction), state: 'active', limit: 25, offset: 0 } as const;
  const { items } = await listBlacklist(bot.context, actor, { ...page, search });
  return items.map((entry) => ({ name: cutText(`${nameOf(entry)}: ${entry.reason}`, 100), value: entry.id }));
};

const remove: Subcommand = {
  name: { en: 'remove', ru: 'убрать' },
  description: { en: 'Remove someone from the blacklist', ru: 'Убрать из чёрного списка' },
  answer: 'private',
  needs: 'personnel.manage',
  options: [
    {
      name: { en: 'entry', ru: 'запись' },
      description: { en: 'Nick, static ID or reason', ru: 'Ник, статик или причина' },
      type: 'text',
      required: true,
      autocomplete: true,
      max: 100,
    },
    reasonOption({ en: 'Why they are removed', ru: 'Почему убираете' }),
  ],
  autocomplete: offerEntries,
  run: async ({ bot, actor, interaction, language, answer }) => {
    const texts = blacklistTexts[language];
    const entryId = interaction.options.getString('entry', true);
    if (!/^[\da-f-]{36}$/.test(entryId)) return answer.reply({ content: texts.chooseEntry });
    const why = required(interaction.options.getString('reason', true));
    const entry = await byRoute(blacklistRoutes.lift, liftEntry)(bot.context, actor, {
      guildId: guildOf(interaction),
      entryId,
      why,
    });
    return answer.reply({ content: texts.lifted(escapeText(nameOf(entry))) });
  },
};

/** Asks why; those who may not lift it are refused before they type. */
export const openLiftForm = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const texts = blacklistTexts[language];
  const [guildId, entryId = ''] = [guildOf(interaction), args[0]];
  await requireGuildAccess(bot.context, actor, guildId, blacklistRoutes.lift.access);
  const entry = await findEntry(bot.context.db, guildId, entryId);
  if (entry === null) throw new AppError('not_found');
  if (entry.liftedAt !== null) throw new AppError('blacklist_over');
  const why = textField('why', { label: texts.liftWhy, maxLength: REASON_LENGTH });
  await answer.showForm(form(makeCustomId('blacklist', 'lift', entryId), texts.liftForm, [why]));
};

export const submitLift = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const why = required(typedText(call, 'why'));
  const named = { guildId: guildOf(interaction), entryId: args[0] ?? '', why };
  const entry = await byRoute(blacklistRoutes.lift, liftEntry)(bot.context, actor, named);
  await answer.replyEphemeral({ content: blacklistTexts[language].lifted(escapeText(nameOf(entry))) });
};

const list: Subcommand = {
  name: { en: 'list', ru: 'список' },
  description: { en: 'Who is on the blacklist', ru: 'Кто в чёрном списке' },
  answer: 'private',
  needs: 'personnel.view',
  run: async (call) => call.answer.reply(await listMessage(call, 0)),
};

export const turnBlacklistPage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await listMessage(call, Number(call.args[0])));

const listMessage = async (
  { bot, actor, interaction, language }: CommandCall | ButtonCall,
  wanted: number,
): Promise<BaseMessageOptions> => {
  const texts = blacklistTexts[language];
  const read = async (index: number) =>
    listBlacklist(bot.context, actor, {
      guildId: guildOf(interaction),
      state: 'active',
      limit: PAGE_SIZE,
      offset: index * PAGE_SIZE,
    });
  const asked = Math.max(0, Math.trunc(wanted) || 0);
  let found = await read(asked);
  const pages = pagesOf(found.total, PAGE_SIZE, asked);
  if (pages.index !== asked) found = await read(pages.index);
  const footer = pageText(pages, language);
  const lines = found.items.map((entry) => {
    const end = entry.ends_at === null ? null : `<t:${Math.floor(Date.parse(entry.ends_at) / 1000)}:D>`;
    const reason = escapeText(cutText(entry.reason, MAX_LISTED_REASON));
    const until = warningTexts[language].until(end);
    return texts.line(escapeText(nameOf(entry)), reason, escapeText(entry.added_by.name), until);
  });
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.title,
        description: lines.join('\n\n') || texts.none,
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: pageRows(pages, language, (index) => makeCustomId('blacklist', 'page', index)),
  };
};

export const blacklistCommand: BotCommand = {
  name: { en: 'blacklist', ru: 'чс' },
  description: { en: 'The family’s blacklist', ru: 'Чёрный список семьи' },
  place: 'guild',
  topic: 'people',
  needs: 'personnel.view',
  subcommands: [add, remove, list],
};
