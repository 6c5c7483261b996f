import { findAcceptedMember } from '@famiglia/core/careers/applications/accepted-member';
import type { Delivery } from '@famiglia/core/guilds/deliveries/delivery.queries';
import { RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Outcome } from '../deliveries/delivery-kind.ts';
import { isDiscordError } from '../discord/is-discord-error.ts';

const REASON = 'Famiglia: application accepted';
const GONE = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownRole];
const REFUSED = [RESTJSONErrorCodes.MissingPermissions, RESTJSONErrorCodes.MissingAccess];

/** Gives and takes the roles of an accepted candidate and sets the nickname. All of it can be done twice. */
export const welcomeMember = async (
  bot: Bot,
  { guildId, subject: applicationId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const accepted = await findAcceptedMember(bot.context, guildId, applicationId);
  if (accepted === null) return {};
  const { userId, give, take, nickname } = accepted;
  const { rest } = bot.client;
  const options = { reason: REASON, signal: AbortSignal.any([signal]) };
  let whole = !accepted.refused;
  for (const roleId of give)
    whole =
      (await attempt(async () => rest.put(Routes.guildMemberRole(guildId, userId, roleId), options))) &&
      whole;
  for (const roleId of take)
    whole =
      (await attempt(async () => rest.delete(Routes.guildMemberRole(guildId, userId, roleId), options))) &&
      whole;
  const isNamed =
    nickname === null ||
    (await attempt(async () =>
      rest.patch(Routes.guildMember(guildId, userId), { ...options, body: { nick: nickname } }),
    ));
  if (!whole) return { problem: 'role_refused' };
  return isNamed ? {} : { problem: 'nickname_refused' };
};

/** False if Discord refuses it. */
const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    // Somebody who left meanwhile, or a role that was deleted, needs nothing any more.
    if (isDiscordError(error, GONE)) return true;
    if (isDiscordError(error, REFUSED)) return false;
    throw error;
  }
};
