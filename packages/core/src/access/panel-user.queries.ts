import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { panelUsers } from '../platform/db/schema/access.ts';
import { guilds, members } from '../platform/db/schema/guilds.ts';

export const findPanelUsers = async (db: Queryable, guildId: string) =>
  db
    .select({ panelUser: panelUsers, member: members })
    .from(panelUsers)
    .innerJoin(members, and(eq(members.guildId, guildId), eq(members.userId, panelUsers.userId)))
    .where(eq(panelUsers.guildId, guildId))
    .orderBy(asc(panelUsers.addedAt), asc(panelUsers.userId));

export const findPresentMember = async (db: Queryable, guildId: string, userId: string) => {
  const [row] = await db
    .select()
    .from(members)
    .where(
      and(
        eq(members.guildId, guildId),
        eq(members.userId, userId),
        isNull(members.leftAt),
        eq(members.isBot, false),
      ),
    );
  return row ?? null;
};

/** Adding a person again only changes their end date. Returns false if they already have this end date. */
export const storePanelUser = async (
  tx: Transaction,
  row: typeof panelUsers.$inferInsert,
): Promise<boolean> => {
  const stored = await tx
    .insert(panelUsers)
    .values(row)
    .onConflictDoUpdate({
      target: [panelUsers.guildId, panelUsers.userId],
      set: { expiresAt: row.expiresAt ?? null },
      setWhere: sql`${panelUsers.expiresAt} is distinct from excluded.expires_at`,
    })
    .returning({ userId: panelUsers.userId });
  return stored.length === 1;
};

export const deletePanelUser = async (tx: Transaction, guildId: string, userId: string): Promise<boolean> => {
  const deleted = await tx
    .delete(panelUsers)
    .where(and(eq(panelUsers.guildId, guildId), eq(panelUsers.userId, userId)))
    .returning({ userId: panelUsers.userId });
  return deleted.length === 1;
};

export const isGuildOwner = async (db: Queryable, guildId: string, userId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: guilds.id })
    .from(guilds)
    .where(and(eq(guilds.id, guildId), eq(guilds.ownerId, userId)));
  return rows.length === 1;
};
