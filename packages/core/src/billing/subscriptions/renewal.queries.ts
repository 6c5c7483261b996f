import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm';
import { holdsRight } from '../../guilds/access/holds-right.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { renewals } from '../../platform/db/schema/billing.ts';
import { subscriptions } from '../../platform/db/schema/subscriptions.ts';

export type RenewalRow = typeof renewals.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A renewal is charged on the last day of the period. */
export const chargeTime = (periodEnd: Date): Date => new Date(periodEnd.getTime() - DAY_MS);

export const findRenewal = async (db: Queryable, guildId: string): Promise<RenewalRow | null> => {
  const [row] = await db.select().from(renewals).where(eq(renewals.guildId, guildId));
  return row ?? null;
};

export const saveRenewal = async (tx: Transaction, row: typeof renewals.$inferInsert): Promise<void> => {
  await tx.insert(renewals).values(row).onConflictDoUpdate({ target: renewals.guildId, set: row });
};

export const updateRenewal = async (
  tx: Transaction,
  guildId: string,
  change: Partial<RenewalRow>,
): Promise<void> => {
  await tx.update(renewals).set(change).where(eq(renewals.guildId, guildId));
};

export const deleteRenewal = async (tx: Transaction, guildId: string): Promise<void> => {
  await tx.delete(renewals).where(eq(renewals.guildId, guildId));
};

/** A new period begins its tries anew. */
export const moveRenewal = async (tx: Transaction, guildId: string, periodEnd: Date): Promise<void> =>
  updateRenewal(tx, guildId, { nextChargeAt: chargeTime(periodEnd), attempts: 0, lastFailure: null });

/** What was cancelled keeps its method, but is not charged. */
const runs = inArray(subscriptions.status, ['active', 'past_due']);

/**
 * Nobody is charged who cannot stop it: the bot is in the guild, and the payer is there with the right to manage the
 * subscription and is not being forgotten. Where it is not known who pays, somebody with the right is there.
 */
const canBeStopped = (now: Date) => sql`exists (
  select from guilds guild
  where guild.id = ${renewals.guildId} and guild.bot_installed
    and not exists (select from forgettings where forgettings.user_id = ${renewals.payerId})
    and (
      (guild.members_listed_at is null and guild.owner_id = coalesce(${renewals.payerId}, guild.owner_id))
      or exists (
        select from members member
        where member.guild_id = guild.id and member.left_at is null and not member.is_bot
          and member.user_id = coalesce(${renewals.payerId}, member.user_id)
          and ${holdsRight('subscription.manage', now)})))`;

/** Guilds whose renewal has to be charged now. */
export const findDueRenewals = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ guildId: renewals.guildId })
    .from(renewals)
    .innerJoin(subscriptions, eq(subscriptions.guildId, renewals.guildId))
    .where(and(lte(renewals.nextChargeAt, now), runs, canBeStopped(now)))
    .orderBy(asc(renewals.nextChargeAt));
  return rows.map((row) => row.guildId);
};

/** Guilds whose renewal nobody could stop any more. */
export const findStrandedRenewals = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ guildId: renewals.guildId })
    .from(renewals)
    .innerJoin(subscriptions, eq(subscriptions.guildId, renewals.guildId))
    .where(and(runs, not(canBeStopped(now))));
  return rows.map((row) => row.guildId);
};

/** The guild's renewal if it may be charged, however soon that is. */
export const findRunningRenewal = async (
  db: Queryable,
  guildId: string,
  now: Date,
): Promise<RenewalRow | null> => {
  const [row] = await db
    .select({ renewal: renewals })
    .from(renewals)
    .innerJoin(subscriptions, eq(subscriptions.guildId, renewals.guildId))
    .where(and(eq(renewals.guildId, guildId), runs, canBeStopped(now)));
  return row?.renewal ?? null;
};
