import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import type { NamedPerson } from './judge-names.ts';

/** Everybody who is on the server now, by the order of their ids. */
export const findPresent = async (db: Queryable, guildId: string): Promise<NamedPerson[]> =>
  db.select(named).from(members).where(isPresent(guildId)).orderBy(members.userId);

/** The same, locked until the transaction ends. */
export const lockPresent = async (tx: Transaction, guildId: string): Promise<NamedPerson[]> =>
  tx.select(named).from(members).where(isPresent(guildId)).orderBy(members.userId).for('no key update');

const named = {
  userId: members.userId,
  displayName: members.displayName,
  avatarPath: members.avatarPath,
  ingameNick: members.ingameNick,
  staticId: members.staticId,
};

const isPresent = (guildId: string) =>
  and(eq(members.guildId, guildId), isNull(members.leftAt), eq(members.isBot, false));

/** How many people on the server have no in-game nick. */
export const countNameless = async (db: Queryable, guildId: string): Promise<number> =>
  db.$count(members, and(isPresent(guildId), isNull(members.ingameNick)));

export interface NameChange {
  userId: string;
  before: { ingameNick: string | null; staticId: string | null };
  after: { ingameNick: string | null; staticId: string | null };
}

/** Writes the names of many members with their history, in one statement. Their rows are locked. */
export const storeNames = async (
  tx: Transaction,
  {
    guildId,
    changes,
    changedBy,
    at,
  }: { guildId: string; changes: readonly NameChange[]; changedBy: string | null; at: Date },
): Promise<void> => {
  const rows = changes.map(({ userId, after }) => ({
    user_id: userId,
    ingame_nick: after.ingameNick,
    static_id: after.staticId,
  }));
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (user_id bigint, ingame_nick text, static_id text)
    ), written as (
      update members set ingame_nick = given.ingame_nick, static_id = given.static_id
      from given where members.guild_id = ${guildId}::bigint and members.user_id = given.user_id
    )
    insert into nick_changes (guild_id, user_id, ingame_nick, static_id, changed_by, changed_at)
    select ${guildId}::bigint, user_id, ingame_nick, static_id, ${changedBy}::bigint, ${at.toISOString()}::timestamptz
    from given order by user_id`);
};

/** What a batch changed of whom, for taking it back. */
export const storeChanges = async (
  tx: Transaction,
  guildId: string,
  batchId: string,
  changes: readonly NameChange[],
): Promise<void> => {
  const rows = changes.map(({ userId, before, after }) => ({
    user_id: userId,
    nick_before: before.ingameNick,
    nick_after: after.ingameNick,
    static_before: before.staticId,
    static_after: after.staticId,
  }));
  await tx.execute(sql`
    insert into moving_changes (guild_id, batch_id, user_id, nick_before, nick_after, static_before, static_after)
    select ${guildId}::bigint, ${batchId}::uuid, row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (user_id bigint, nick_before text, nick_after text, static_before text, static_after text)`);
};
