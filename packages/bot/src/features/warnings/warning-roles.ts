import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { JobPostponed, postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import {
  findWarningRoleChanges,
  forgetTakenRole,
  recordWarningRole,
  rememberTakenRole,
} from '@famiglia/core/warnings/warning-roles';
import type { WarningRoleChange } from '@famiglia/core/warnings/warning-roles';
import { RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { giveRole, takeRole } from '../../kit/discord/change-roles.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';

const REASON = 'Famiglia: warnings';
const GONE = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownRole];
const REFUSED = [RESTJSONErrorCodes.MissingPermissions, RESTJSONErrorCodes.MissingAccess];

/**
 * Takes the role that warnings take, and gives back what it took. It reads the differences and changes only those, so
 * it can stop at any point and continue in another run.
 */
export const syncWarningRoles = async (
  bot: Bot,
  { guildId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const served = new Set<string>();
  for (;;) {
    const changes = await findWarningRoleChanges(bot.context, guildId, [...served]);
    if (changes.length === 0) return {};
    for (const change of changes) {
      postponeIfOver(signal);
      served.add(change.userId);
      // If Discord refuses one change, it refuses all: the role is above the bot.
      if (!(await apply(bot, guildId, change, signal))) return { problem: 'role_refused', gaveUp: true };
    }
  }
};

/** False if Discord refused. */
const apply = async (
  bot: Bot,
  guildId: string,
  change: WarningRoleChange,
  signal: AbortSignal,
): Promise<boolean> => {
  const { context, log } = bot;
  const { userId, roleId, action } = change;
  if (action === 'take') await rememberTakenRole(context, guildId, change);
  try {
    await (action === 'take' ? takeRole : giveRole)(bot, { guildId, userId, reason: REASON, signal }, roleId);
  } catch (error) {
    if (signal.aborted) throw new JobPostponed(0, { cause: error });
    if (isDiscordError(error, GONE)) {
      await forgetTakenRole(context, guildId, change);
      return true;
    }
    if (!isDiscordError(error, REFUSED)) throw error;
    log.warn({ err: error, guildId, roleId }, 'Discord refused the role that warnings take');
    return false;
  }
  await recordWarningRole(context, guildId, change);
  return true;
};
