import type { Queryable } from '@famiglia/core/platform/db/database';
import { findRoster } from '@famiglia/core/gatherings/rosters/roster.queries';
import type { RosterKind } from './roster-kind.ts';

/** The kind that a roster belongs to; null if the roster is deleted. */
export const findKind = async (
  db: Queryable,
  kinds: readonly RosterKind[],
  guildId: string,
  rosterId: string,
): Promise<RosterKind | null> => {
  const roster = await findRoster(db, guildId, rosterId);
  return kinds.find((kind) => kind.name === roster?.kind) ?? null;
};
