import type { BlacklistEntry } from '@famiglia/contract/blacklist/blacklist';
import { findNames } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { stateOf } from '../warnings/warning.queries.ts';
import type { BlacklistRow } from './blacklist.queries.ts';

/** Entries of one guild as the contract shows them, with names. */
export const presentEntries = async (
  { clock }: Context,
  db: Queryable,
  guildId: string,
  rows: readonly BlacklistRow[],
): Promise<BlacklistEntry[]> => {
  const ids = rows.flatMap(({ userId, addedBy, liftedBy }) => [userId ?? [], addedBy, liftedBy ?? []].flat());
  const names = await findNames(db, guildId, [...new Set(ids)]);
  const person = (id: string) => ({ id, name: names.get(id) ?? id });
  return rows.map((row) => ({
    id: row.id,
    user_id: row.userId,
    name: row.userId === null ? null : (names.get(row.userId) ?? null),
    static_id: row.staticId,
    nick: row.nick,
    reason: row.reason,
    state: stateOf(row, clock()),
    added_by: person(row.addedBy),
    created_at: row.createdAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    lifted:
      row.liftedBy === null || row.liftedAt === null
        ? null
        : { by: person(row.liftedBy), at: row.liftedAt.toISOString(), reason: row.liftReason ?? '' },
  }));
};
