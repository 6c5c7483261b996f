import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { screenshots } from '../platform/db/schema/screenshots.ts';
import { listedMember } from './listed-member.ts';
import type { ListedMember } from './listed-member.ts';

const one = (guildId: string | Placeholder, userId: string | Placeholder) =>
  and(eq(members.guildId, guildId), eq(members.userId, userId), eq(members.isBot, false));

/** A person who is or was in the guild; null for strangers and bots. */
export const findMember = async (
  db: Queryable,
  guildId: string,
  userId: string,
): Promise<ListedMember | null> => {
  const [row] = await executeKept(db, 'member', { guildId, userId }, (on) =>
    on
      .select(listedMember)
      .from(members)
      .where(one(sql.placeholder('guildId'), sql.placeholder('userId'))),
  );
  return row ?? null;
};

/** The same, locked until the transaction ends. */
export const lockMember = async (
  tx: Transaction,
  guildId: string,
  userId: string,
): Promise<ListedMember | null> => {
  const [row] = await tx.select(listedMember).from(members).where(one(guildId, userId)).for('no key update');
  return row ?? null;
};

/** Those of these people who are or were in the guild, in the order of their ids here. */
export const findListedMembers = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
): Promise<ListedMember[]> => {
  const rows = await db
    .select(listedMember)
    .from(members)
    .where(and(eq(members.guildId, guildId), inArray(members.userId, [...userIds])));
  const byId = new Map(rows.map((row) => [row.userId, row]));
  return userIds.flatMap((userId) => byId.get(userId) ?? []);
};

/** How many present members have more; equal reputations share a rank. */
export const findRank = async (db: Queryable, guildId: string, reputation: number): Promise<number> => {
  const [row] = await db
    .select({ better: count() })
    .from(members)
    .where(
      and(
        eq(members.guildId, guildId),
        isNull(members.leftAt),
        eq(members.isBot, false),
        gt(members.reputation, reputation),
      ),
    );
  return (row?.better ?? 0) + 1;
};

export const countScreenshots = async (db: Queryable, guildId: string, userId: string) => {
  const rows = await db
    .select({ status: screenshots.status, count: count() })
    .from(screenshots)
    .where(and(eq(screenshots.guildId, guildId), eq(screenshots.userId, userId)))
    .groupBy(screenshots.status);
  const of = (status: (typeof rows)[number]['status']) =>
    rows.find((row) => row.status === status)?.count ?? 0;
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected') };
};

/** A person's name in a guild; null for those who were never in it. */
export const findName = async (db: Queryable, guildId: string, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ name: members.displayName })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  return row?.name ?? null;
};

/** Names of many people at once. */
export const findNames = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
): Promise<Map<string, string>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: members.userId, name: members.displayName })
    .from(members)
    .where(and(eq(members.guildId, guildId), sql`${members.userId} = any(${sql.param(userIds)}::bigint[])`));
  return new Map(rows.map((row) => [row.userId, row.name]));
};

/** Which of these the guild knows, also if they have left since. */
export const findKnownMembers = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
): Promise<Map<string, { ingameNick: string | null }>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: members.userId, ingameNick: members.ingameNick })
    .from(members)
    .where(
      and(eq(members.guildId, guildId), eq(members.isBot, false), inArray(members.userId, [...userIds])),
    );
  return new Map(rows.map(({ userId, ingameNick }) => [userId, { ingameNick }]));
};

/** Which of these ids are bots. */
export const findBots = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.guildId, guildId),
        eq(members.isBot, true),
        sql`${members.userId} = any(${sql.param(userIds)}::bigint[])`,
      ),
    );
  return rows.map((row) => row.userId);
};
