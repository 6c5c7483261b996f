import { randomUUID } from 'node:crypto';
import type { OwnerNews } from '@famiglia/contract/admin/admin-billing';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { ownerNews } from '../../platform/db/schema/billing.ts';
import { guilds, members } from '../../platform/db/schema/guilds.ts';
import { supportTickets } from '../../platform/db/schema/support.ts';

export interface NewsKey {
  kind: OwnerNews;
  subject: string;
}

/** Tickets that wait for an answer, oldest first. */
export const findWaitingTickets = async (db: Queryable) =>
  db
    .select({ id: supportTickets.id, guildName: guilds.name })
    .from(supportTickets)
    .innerJoin(guilds, eq(guilds.id, supportTickets.guildId))
    .where(eq(supportTickets.state, 'open'))
    .orderBy(asc(supportTickets.createdAt));

/** How many of these nobody has been told of. */
export const insertNews = async (
  db: Queryable,
  keys: readonly NewsKey[],
  createdAt: Date,
): Promise<number> => {
  if (keys.length === 0) return 0;
  const inserted = await db
    .insert(ownerNews)
    .values(keys.map((key) => ({ ...key, createdAt })))
    .onConflictDoNothing()
    .returning({ subject: ownerNews.subject });
  return inserted.length;
};

export const hasUntoldNews = async (db: Queryable): Promise<boolean> =>
  (await db.$count(ownerNews, isNull(ownerNews.toldAt))) > 0;

/** A server that the bot shares with one of these people: Discord lets it write only to people in the same server. */
export const findSharedGuild = async (
  db: Queryable,
  userIds: readonly string[],
): Promise<string | undefined> => {
  if (userIds.length === 0) return undefined;
  const [row] = await db
    .select({ id: guilds.id })
    .from(members)
    .innerJoin(guilds, and(eq(guilds.id, members.guildId), guilds.botInstalled))
    .where(and(inArray(members.userId, [...userIds]), isNull(members.leftAt)))
    .orderBy(asc(guilds.id))
    .limit(1);
  return row?.id;
};

/**
 * What is told in one message. It is fixed before it is sent: if the process is killed in between, the same message is
 * sent again under the same nonce, and what came meanwhile waits for the next one.
 */
export const takeBatch = async (db: Queryable): Promise<{ batch: string; keys: NewsKey[] } | null> => {
  const [begun] = await db
    .select({ batch: ownerNews.batch })
    .from(ownerNews)
    .where(and(isNull(ownerNews.toldAt), isNotNull(ownerNews.batch)))
    .limit(1);
  const batch = begun?.batch ?? randomUUID();
  if (begun === undefined) await db.update(ownerNews).set({ batch }).where(isNull(ownerNews.toldAt));
  const keys = await db
    .select({ kind: ownerNews.kind, subject: ownerNews.subject })
    .from(ownerNews)
    .where(and(eq(ownerNews.batch, batch), isNull(ownerNews.toldAt)))
    .orderBy(asc(ownerNews.createdAt), asc(ownerNews.subject));
  return keys.length === 0 ? null : { batch, keys };
};

export const markTold = async (db: Queryable, batch: string, toldAt: Date): Promise<void> => {
  await db
    .update(ownerNews)
    .set({ toldAt })
    .where(and(eq(ownerNews.batch, batch), isNull(ownerNews.toldAt)));
};
