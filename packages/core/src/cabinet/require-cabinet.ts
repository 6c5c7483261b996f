import { requireCurrentRights } from '../access/require-current-rights.ts';
import { unknownMember } from '../access/unknown-member.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { findSettings } from '../settings/settings.queries.ts';

/**
 * For every member, about themselves: the page where the family has opened it, and Discord always. To anybody else the
 * guild does not exist.
 */
export const requireCabinet = async (
  context: Context,
  actor: Actor,
  guildId: string,
  { writes = false }: { writes?: boolean } = {},
): Promise<string> => {
  const { kind, userId } = requireSignedIn(actor);
  if ((await context.access.inGuild(userId, guildId)) === null)
    throw await unknownMember(context, kind, guildId);
  if (kind === 'discord') return userId;
  if (!(await findSettings(context.db, guildId)).cabinet.page) throw new AppError('cabinet_off');
  await requireCurrentRights(context, { kind, userId, guildId, writes });
  return userId;
};
