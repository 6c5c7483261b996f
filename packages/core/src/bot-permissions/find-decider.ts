import type { Context } from '../platform/context.ts';
import { findStanding } from './bot-permissions.queries.ts';
import type { Asker } from './role-context.ts';

/** The rights that a person has now who decided on a role earlier; null if they are gone. */
export const findDecider = async (
  { db, access }: Context,
  guildId: string,
  userId: string | null,
): Promise<Asker | null> => {
  if (userId === null) return null;
  const standing = await findStanding(db, guildId, userId);
  const rights = await access.inGuild(userId, guildId);
  return standing === null || rights === null ? null : { standing, permissions: rights.permissions };
};
