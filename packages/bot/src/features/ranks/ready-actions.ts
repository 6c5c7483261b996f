import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { deferProposal } from '@famiglia/core/ranks/defer-proposal';
import { listReady } from '@famiglia/core/ranks/list-ready';
import { setRank } from '@famiglia/core/ranks/set-rank';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { MessageFlags } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall, CommandCall } from '../../kit/interactions/calls.ts';
import { pagesOf } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { READY_ON_PAGE, readyMessage } from './ready-message.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A page of those who are ready, in the reader's language or in the guild's where everybody reads it. */
export const readyPage = async (
  { bot, actor, interaction, language }: CommandCall | ButtonCall,
  wanted: number,
): Promise<BaseMessageOptions> => {
  const guildId = guildOf(interaction);
  const { items } = await listReady(bot.context, actor, { guildId, limit: 200, offset: 0 });
  const pages = pagesOf(items.length, READY_ON_PAGE, wanted);
  const shown = items.slice(pages.index * READY_ON_PAGE, (pages.index + 1) * READY_ON_PAGE);
  const isPublic = interaction.isMessageComponent() && !interaction.message.flags.has(MessageFlags.Ephemeral);
  const words = isPublic ? (await findSettings(bot.context.db, guildId)).language : language;
  return readyMessage(shown, items.length, pages, words);
};

export const turnReadyPage = async (call: ButtonCall): Promise<void> =>
  call.answer.update(await readyPage(call, Number(call.args[0])));

export const promoteReady = async (call: ButtonCall): Promise<void> => {
  const [userId = '', roleId = '', page] = call.args;
  const { bot, actor, interaction } = call;
  await byRoute(rankRoutes.set, setRank)(bot.context, actor, {
    guildId: guildOf(interaction),
    userId,
    roleId,
    reason: '',
  });
  await call.answer.update(await readyPage(call, Number(page)));
};

const defer = async (call: ButtonCall, until: string | null): Promise<void> => {
  const [userId = '', roleId = '', page] = call.args;
  const { bot, actor, interaction } = call;
  await byRoute(rankRoutes.defer, deferProposal)(bot.context, actor, {
    guildId: guildOf(interaction),
    userId,
    roleId,
    until,
  });
  await call.answer.update(await readyPage(call, Number(page)));
};

export const postponeReady = async (call: ButtonCall): Promise<void> =>
  defer(call, new Date(call.bot.context.clock().getTime() + WEEK_MS).toISOString());

export const dismissReady = async (call: ButtonCall): Promise<void> => defer(call, null);
