import { byRoute } from '../../kit/interactions/by-route.ts';
import { inactiveRoutes } from '@famiglia/contract/inactive/inactive';
import type { InactiveMember } from '@famiglia/contract/inactive/inactive';
import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { listInactive } from '@famiglia/core/inactive/list-inactive';
import { hideInactive, writeToInactive } from '@famiglia/core/inactive/write-to-inactive';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import type { ButtonCall, CommandCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { inactiveTexts } from './inactive-texts.ts';

const PAGE_SIZE = 10;
const relative = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:R>`;

export const inactiveLine = (member: InactiveMember, language: Language): string => {
  const texts = inactiveTexts[language];
  const { user_id, last_seen_at: seen, written_at } = member;
  // Having joined does not count as having been seen.
  const wasSeen = [member.last_gathering_at, member.last_screenshot_at, member.last_voice_at].some(Boolean);
  const line = texts.line(`<@${user_id}>`, seen === null || !wasSeen ? texts.never : relative(seen));
  return written_at === null ? line : `${line} · ${texts.written(relative(written_at))}`;
};

export const inactiveCommand: BotCommand = {
  name: { en: 'inactive', ru: 'неактивные' },
  description: { en: 'Inactive members', ru: 'Неактивные участники' },
  place: 'guild',
  topic: 'people',
  answer: 'private',
  needs: 'personnel.view',
  run: async (call) => call.answer.reply((await readPage(call, 0)).message),
};

export const turnInactivePage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, (await readPage(call, Number(call.args[0]))).message);

/** Writes to everybody on the page that is shown now. */
export const writeToPage = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const guildId = guildOf(interaction);
  await requireGuildAccess(bot.context, actor, guildId, inactiveRoutes.write.access);
  const { items } = await readPage(call, Number(call.args[0]));
  const userIds = items.map(({ user_id }) => user_id);
  const { written } =
    userIds.length === 0
      ? { written: 0 }
      : await byRoute(inactiveRoutes.write, writeToInactive)(bot.context, actor, { guildId, userIds });
  await answer.update({
    content: inactiveTexts[language].wrote(written),
    ...(await readPage(call, Number(call.args[0]))).message,
  });
};

/** Takes those who were chosen off the list. */
export const hideChosen = async (call: SelectCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  await byRoute(inactiveRoutes.hide, hideInactive)(bot.context, actor, {
    guildId: guildOf(interaction),
    userIds: [...interaction.values],
  });
  await answer.update({
    content: inactiveTexts[language].hidden,
    ...(await readPage(call, Number(call.args[0]))).message,
  });
};

const readPage = async (
  call: CommandCall | ButtonCall | SelectCall,
  wanted: number,
): Promise<{ items: InactiveMember[]; message: BaseMessageOptions }> => {
  const { bot, actor, interaction, language } = call;
  const { context } = bot;
  const guildId = guildOf(interaction);
  const asked = Math.max(0, Math.trunc(wanted) || 0) * PAGE_SIZE;
  const read = async (offset: number) => listInactive(context, actor, { guildId, limit: PAGE_SIZE, offset });
  let page = await read(asked);
  const pages = pagesOf(page.total, PAGE_SIZE, wanted);
  if (pages.index * PAGE_SIZE !== asked) page = await read(pages.index * PAGE_SIZE);
  const permissions = (await context.access.inGuild(actor.userId, guildId))?.permissions;
  const manages = permissions?.has('personnel.manage') === true && page.items.length > 0;
  const texts = inactiveTexts[language];
  const footer = pageText(pages, language);
  const lines = page.items.map((member) => inactiveLine(member, language));
  const description =
    lines.length === 0 ? texts.none(page.days) : [texts.about(page.days), '', ...lines].join('\n');
  const message: BaseMessageOptions = {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.title,
        description,
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: [
      ...pageRows(pages, language, (index) => makeCustomId('inactive', 'page', index)),
      ...(manages ? controls(page.items, String(pages.index), language) : []),
    ],
  };
  return { items: page.items, message };
};

const controls = (
  items: readonly InactiveMember[],
  page: string,
  language: Language,
): NonNullable<BaseMessageOptions['components']> => {
  const texts = inactiveTexts[language];
  return [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.Button,
          style: ButtonStyle.Primary,
          customId: makeCustomId('inactive', 'write', page),
          label: texts.write,
        },
      ],
    },
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          customId: makeCustomId('inactive', 'hide', page),
          placeholder: texts.hide,
          minValues: 1,
          maxValues: items.length,
          options: items.map(({ user_id, display_name }) => ({
            label: cutText(display_name, 100),
            value: user_id,
          })),
        },
      ],
    },
  ];
};
