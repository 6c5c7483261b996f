import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { deliveries } from '../platform/db/schema/deliveries.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { rosters } from '../platform/db/schema/rosters.ts';

/** Capts that can still be restored, last deleted first, with the name of the member who deleted each. */
export const findDeletedCapts = async (db: Queryable, guildId: string, since: Date) =>
  db
    .select({
      capt: capts,
      roster: rosters,
      deleterName: members.displayName,
      recordings: sql<string[]>`'{}'::text[]`,
    })
    .from(capts)
    .innerJoin(rosters, eq(rosters.id, capts.id))
    .leftJoin(members, and(eq(members.guildId, guildId), eq(members.userId, capts.deletedBy)))
    .where(and(eq(capts.guildId, guildId), gt(capts.deletedAt, since)))
    .orderBy(desc(capts.deletedAt));

/** Deleting the roster deletes everything that refers to it, also its rows in the outbox. */
export const dropCaptsDeletedBefore = async (db: Queryable, moment: Date): Promise<void> => {
  await db.execute(sql`
    with gone as (
      delete from ${rosters} where id in (select ${capts.id} from ${capts} where ${lte(capts.deletedAt, moment)})
      returning guild_id, id
    )
    delete from ${deliveries} using gone
    where ${deliveries.guildId} = gone.guild_id and ${deliveries.kind} in ('roster', 'roster_notice', 'roster_thread', 'answer_call', 'capt_result')
      and ${deliveries.subject} = gone.id::text`);
};
