import type { Queryable } from '@famiglia/core/platform/db/database';
import { findRoster } from '@famiglia/core/rosters/roster.queries';
import type { DiscordRosterKind } from './discord-roster-kind.ts';

/** The kind that a roster belongs to; null if the roster is deleted. */
export const findKind = async <Kind extends DiscordRosterKind>(
  db: Queryable,
  kinds: readonly Kind[],
  guildId: string,
  rosterId: string,
): Promise<Kind | null> => {
  const roster = await findRoster(db, guildId, rosterId);
  return kinds.find((kind) => kind.name === roster?.kind) ?? null;
};
