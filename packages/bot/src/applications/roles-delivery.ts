import { findAcceptedMember } from '@famiglia/core/careers/applications/accepted-member';
import type { Delivery } from '@famiglia/core/guilds/deliveries/delivery.queries';
import { Routes } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Outcome } from '../deliveries/delivery-kind.ts';
import { attempt, changeRoles } from '../discord/change-roles.ts';

const REASON = 'Famiglia: application accepted';

/** Gives and takes the roles of an accepted candidate and sets the nickname. All of it can be done twice. */
export const welcomeMember = async (
  bot: Bot,
  { guildId, subject: applicationId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const accepted = await findAcceptedMember(bot.context, guildId, applicationId);
  if (accepted === null) return {};
  const { userId, give, take, nickname } = accepted;
  const isWhole = await changeRoles(bot, { guildId, userId, give, take, reason: REASON, signal });
  const isNamed =
    nickname === null ||
    (await attempt(async () =>
      bot.client.rest.patch(Routes.guildMember(guildId, userId), {
        reason: REASON,
        signal: AbortSignal.any([signal]),
        body: { nick: nickname },
      }),
    ));
  if (!isWhole || accepted.refused) return { problem: 'role_refused' };
  return isNamed ? {} : { problem: 'nickname_refused' };
};
