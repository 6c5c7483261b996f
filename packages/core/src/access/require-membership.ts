import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { requireCurrentRights } from './require-current-rights.ts';
import { unknownMember } from './unknown-member.ts';

/**
 * For actions of every member that need no permission; to anybody else the guild does not exist. An interaction proves
 * that its sender is present, so the mirror's age only matters in the panel.
 */
export const requireMembership = async (context: Context, actor: Actor, guildId: string): Promise<string> => {
  const { kind, userId } = requireSignedIn(actor);
  if ((await context.access.inGuild(userId, guildId)) === null)
    throw await unknownMember(context, kind, guildId);
  if (kind === 'user') await requireCurrentRights(context, { kind, userId, guildId, writes: true });
  return userId;
};
