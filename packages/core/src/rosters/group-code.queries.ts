import type { GroupCode } from '@famiglia/contract/rosters/group-code';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { rosterCodes } from '../platform/db/schema/rosters.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
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

/** Whoever moves up after a leader sent the code by direct message gets it too; where it was not sent, there is only the button. */
export const sendCodeToPromoted = async (
  tx: Transaction,
  { guildId, rosterId, userIds, now }: RosterRef & { userIds: readonly string[]; now: Date },
): Promise<void> => {
  if (userIds.length === 0) return;
  const { rows } = await tx.execute(sql`
    insert into ${rosterNotices} (roster_id, guild_id, kind, version, crossed, created_at, user_id)
    select code.roster_id, code.guild_id, 'group_code', code.version, false, ${now.toISOString()}::timestamptz,
      unnest(${sql.param(userIds)}::bigint[])
    from ${rosterCodes} code
    where code.roster_id = ${rosterId}::uuid and code.guild_id = ${guildId}::bigint and code.code is not null
      and exists (select from ${rosterNotices} sent where sent.roster_id = code.roster_id
        and sent.kind = 'group_code' and sent.version = code.version)
    on conflict do nothing returning user_id`);
  if (rows.length > 0) await requestDelivery(tx, { guildId, kind: 'roster_notice', subject: rosterId });
};
