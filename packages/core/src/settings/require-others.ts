import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { findGuildOwner } from '../mirror/guild.queries.ts';
import { findSettings } from './settings.queries.ts';

/** Whether somebody may decide about themselves: the owner of the server, and everybody where the family allows it. */
export const mayDecideOnSelf = async (db: Queryable, guildId: string, userId: string): Promise<boolean> =>
  (await findGuildOwner(db, guildId)) === userId || (await findSettings(db, guildId)).own_decisions;

/**
 * Nobody pays, judges, warns, promotes or excuses themselves. A list that includes the person is refused as a whole, so
 * that it is never done in part.
 */
export const requireOthers = async (
  db: Queryable,
  guildId: string,
  actorId: string,
  userIds: readonly string[],
): Promise<void> => {
  if (!userIds.includes(actorId) || (await mayDecideOnSelf(db, guildId, actorId))) return;
  throw new AppError('own_decision', { errors: [{ field: 'user_id', message: actorId }] });
};
