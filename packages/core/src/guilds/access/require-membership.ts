import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireCurrentRights } from './require-current-rights.ts';

/**
 * For what every member may do, without any right: for anybody else there is no such guild. Whoever asks in Discord is
 * there, because Discord passes on nobody else's commands, so the mirror's age does not matter; in the panel it does.
 */
export const requireMembership = async (context: Context, actor: Actor, guildId: string): Promise<string> => {
  const { kind, userId } = requireSignedIn(actor);
  if ((await context.access.inGuild(userId, guildId)) === null) throw new AppError('guild_not_found');
  if (kind === 'user') await requireCurrentRights(context, { kind, userId, guildId, writes: true });
  return userId;
};
