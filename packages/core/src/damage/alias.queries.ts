import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { captAliases } from '../platform/db/schema/capts.ts';
import { members } from '../platform/db/schema/guilds.ts';

const owners = alias(members, 'owners');
const learners = alias(members, 'learners');

const aliases = (db: Queryable) =>
  db
    .select({
      alias: captAliases,
      ownerName: owners.displayName,
      ingameNick: owners.ingameNick,
      learnerName: learners.displayName,
    })
    .from(captAliases)
    .innerJoin(owners, and(eq(owners.guildId, captAliases.guildId), eq(owners.userId, captAliases.userId)))
    .leftJoin(
      learners,
      and(eq(learners.guildId, captAliases.guildId), eq(learners.userId, captAliases.learntBy)),
    );
export type AliasRow = Awaited<ReturnType<typeof findAliases>>[number];

export const findAliases = async (db: Queryable, guildId: string) =>
  aliases(db).where(eq(captAliases.guildId, guildId)).orderBy(asc(captAliases.nickKey));

export const findAlias = async (db: Queryable, guildId: string, id: string): Promise<AliasRow | null> => {
  const [row] = await aliases(db).where(and(eq(captAliases.guildId, guildId), eq(captAliases.id, id)));
  return row ?? null;
};

/** The owner of a nick, ignoring case. */
export const findAliasOf = async (db: Queryable, guildId: string, nick: string): Promise<AliasRow | null> => {
  const [row] = await aliases(db).where(
    and(eq(captAliases.guildId, guildId), eq(captAliases.nickKey, sql`lower(${nick})`)),
  );
  return row ?? null;
};

/** A nick belongs to one person: the last confirmation replaces earlier ones. */
export const storeAliases = async (
  tx: Transaction,
  rows: readonly (typeof captAliases.$inferInsert)[],
): Promise<string[]> => {
  if (rows.length === 0) return [];
  const stored = await tx
    .insert(captAliases)
    .values([...rows])
    .onConflictDoUpdate({
      target: [captAliases.guildId, captAliases.nickKey],
      set: {
        nick: sql`excluded.nick`,
        userId: sql`excluded.user_id`,
        learntBy: sql`excluded.learnt_by`,
        learntAt: sql`excluded.learnt_at`,
      },
    })
    .returning({ id: captAliases.id });
  return stored.map((row) => row.id);
};

export const deleteAlias = async (tx: Transaction, guildId: string, id: string): Promise<void> => {
  await tx.delete(captAliases).where(and(eq(captAliases.guildId, guildId), eq(captAliases.id, id)));
};
