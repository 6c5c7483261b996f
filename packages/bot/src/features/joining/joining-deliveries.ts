import { findJoiningRoles, recordJoiningRoles } from '@famiglia/core/joining/joining-roles';
import { findNickname, recordNickname } from '@famiglia/core/nicknames/keep-nicknames';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { Routes } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { attempt, changeRoles } from '../../kit/discord/change-roles.ts';

/** Gives a newcomer the first roles, and a returning member the roles they had. */
export const giveJoiningRoles = async (
  bot: Bot,
  { guildId, subject: userId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const roles = await findJoiningRoles(bot.context, guildId, userId);
  if (roles === null) return {};
  const { give, returned, refused } = roles;
  const reason = 'Famiglia: joined the server';
  const isWhole = await changeRoles(bot, { guildId, userId, give, take: [], reason, signal });
  if (!isWhole) return { problem: 'role_refused' };
  if (refused) return { problem: 'role_blocked' };
  await recordJoiningRoles(bot.context, guildId, userId, returned);
  return {};
};

/** Names one member by the family's pattern. */
export const giveNickname = async (
  bot: Bot,
  { guildId, subject: userId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const nick = await findNickname(bot.context, guildId, userId);
  if (nick === null) return {};
  const isNamed = await attempt(async () =>
    bot.client.rest.patch(Routes.guildMember(guildId, userId), {
      reason: 'Famiglia: nickname by the family’s pattern',
      signal: AbortSignal.any([signal]),
      body: { nick },
    }),
  );
  if (!isNamed) return { problem: 'nickname_refused' };
  await recordNickname(bot.context, guildId, userId, nick);
  return {};
};
