import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { JobPostponed, postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import { stopRole } from '@famiglia/core/reputation/givable-roles';
import { findRoleChanges, recordRoleChange } from '@famiglia/core/reputation/reputation-roles';
import type { RoleChange } from '@famiglia/core/reputation/reputation-roles';
import { RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { giveRole, takeRole } from '../../kit/discord/change-roles.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';

const REASON = 'Famiglia: reputation';
const GONE = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownRole];
const REFUSED = [RESTJSONErrorCodes.MissingPermissions, RESTJSONErrorCodes.MissingAccess];

/**
 * Gives and takes reputation roles. It reads the differences and changes only those, so it can stop at any
 * point and continue in another run.
 */
export const syncRoles = async (bot: Bot, { guildId }: Delivery, signal: AbortSignal): Promise<Outcome> => {
  const run: Run = { bot, guildId, signal, stopped: new Set() };
  const unreachable = new Set<string>();
  for (;;) {
    const changes = await findRoleChanges(bot.context, guildId, [...unreachable]);
    // What Discord refused is left alone until the roles or the settings change.
    if (changes.length === 0) return run.stopped.size > 0 ? { problem: 'role_refused', gaveUp: true } : {};
    for (const change of changes) {
      if (!(await syncMember(run, change))) unreachable.add(change.userId);
    }
  }
};

interface Run {
  bot: Bot;
  guildId: string;
  signal: AbortSignal;
  /** Roles that Discord refused in this run: they are not tried with other members. */
  stopped: Set<string>;
}

/**
 * Changes one member's roles. Successful changes are recorded even if others fail. False if some change
 * failed.
 */
const syncMember = async (run: Run, { userId, give, take }: RoleChange): Promise<boolean> => {
  const done: RoleChange = { userId, give: [], take: [] };
  let isWhole = true;
  try {
    for (const roleId of give) {
      if (await apply(run, userId, roleId, async (change) => giveRole(run.bot, change, roleId)))
        done.give.push(roleId);
      else isWhole = false;
    }
    for (const roleId of take) {
      if (await apply(run, userId, roleId, async (change) => takeRole(run.bot, change, roleId)))
        done.take.push(roleId);
      else isWhole = false;
    }
  } finally {
    if (done.give.length + done.take.length > 0) await recordRoleChange(run.bot.context, run.guildId, done);
  }
  return isWhole;
};

const apply = async (
  { bot, guildId, signal, stopped }: Run,
  userId: string,
  roleId: string,
  work: (change: { guildId: string; userId: string; reason: string; signal: AbortSignal }) => Promise<void>,
): Promise<boolean> => {
  if (stopped.has(roleId)) return false;
  postponeIfOver(signal);
  try {
    await work({ guildId, userId, reason: REASON, signal });
    return true;
  } catch (error) {
    if (isDiscordError(error, GONE)) return false;
    if (signal.aborted) throw new JobPostponed(0, { cause: error });
    if (!isDiscordError(error, REFUSED)) throw error;
    stopped.add(roleId);
    await stopRole(bot.context, guildId, roleId);
    bot.log.warn({ err: error, guildId, roleId }, 'Discord refused a role for reputation; it is left alone');
    return false;
  }
};
