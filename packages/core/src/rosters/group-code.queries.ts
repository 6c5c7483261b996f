import type { GroupCode } from '@famiglia/contract/rosters/group-code';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { rosterCodes } from '../platform/db/schema/rosters.ts';
import type { RosterRef } from './roster-kind.ts';

/** The code of a roster. Only leaders and those in main may read it. */
export const findGroupCode = async (db: Queryable, { guildId, rosterId }: RosterRef): Promise<GroupCode> => {
  const [row] = await db
    .select({ code: rosterCodes.code, version: rosterCodes.version })
    .from(rosterCodes)
    .where(and(eq(rosterCodes.guildId, guildId), eq(rosterCodes.rosterId, rosterId)));
  return row ?? { code: null, version: 0 };
};

/** Whether a code is set, without reading it. */
export const hasGroupCode = async (db: Queryable, { guildId, rosterId }: RosterRef): Promise<boolean> => {
  const found = await executeKept(db, 'has-group-code', { guildId, rosterId }, (on) =>
    on
      .select({ rosterId: rosterCodes.rosterId })
      .from(rosterCodes)
      .where(
        and(
          eq(rosterCodes.guildId, sql.placeholder('guildId')),
          eq(rosterCodes.rosterId, sql.placeholder('rosterId')),
          isNotNull(rosterCodes.code),
        ),
      ),
  );
  return found.length > 0;
};

export const storeGroupCode = async (
  tx: Transaction,
  { guildId, rosterId }: RosterRef,
  { code, version }: GroupCode,
): Promise<void> => {
  await tx
    .insert(rosterCodes)
    .values({ guildId, rosterId, code, version })
    .onConflictDoUpdate({ target: rosterCodes.rosterId, set: { code, version } });
};
