import type { OwnReason } from '@famiglia/contract/billing/subscriptions';
import { and, asc, eq, inArray, lte, not, sql, type SQLWrapper } from 'drizzle-orm';
import { holdsRight } from '../../access/holds-right.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { renewals } from '../../platform/db/schema/billing.ts';
import { subscriptions } from '../../platform/db/schema/subscriptions.ts';
import type { JobQueue } from '../../platform/jobs/job-declaration.ts';

export type RenewalRow = typeof renewals.$inferSelect;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A renewal is charged on the last day of the period. */
export const chargeTime = (periodEnd: Date): Date => new Date(periodEnd.getTime() - DAY_MS);

export const findRenewal = async (db: Queryable, guildId: string): Promise<RenewalRow | null> => {
  const [row] = await db.select().from(renewals).where(eq(renewals.guildId, guildId));
  return row ?? null;
};

/** The guild renews like this from now on. A card that was charged before is no longer kept. */
export const saveRenewal = async (
  context: Pick<Context, 'billing' | 'jobs'>,
  tx: Transaction,
  row: typeof renewals.$inferInsert,
): Promise<void> => {
  const before = await findRenewal(tx, row.guildId);
  await tx.insert(renewals).values(row).onConflictDoUpdate({ target: renewals.guildId, set: row });
  if (before !== null && before.methodReference !== row.methodReference)
    await requestRemoval(context, tx, before);
};

export const updateRenewal = async (
  tx: Transaction,
  guildId: string,
  change: Partial<RenewalRow>,
): Promise<void> => {
  await tx.update(renewals).set(change).where(eq(renewals.guildId, guildId));
};

/** Nothing is charged any more, so the card is not kept either: not here, and not at the provider. */
export const deleteRenewal = async (
  context: Pick<Context, 'billing' | 'jobs'>,
  tx: Transaction,
  guildId: string,
): Promise<void> => {
  const [row] = await tx.delete(renewals).where(eq(renewals.guildId, guildId)).returning();
  if (row !== undefined) await requestRemoval(context, tx, row);
};

/** Removes a card at its provider that nothing is charged to any more. */
export const removeMethodQueue: JobQueue<{ provider: string; reference: string }> = {
  name: 'remove-method',
  merged: true,
};

const requestRemoval = async (
  { billing, jobs }: Pick<Context, 'billing' | 'jobs'>,
  tx: Transaction,
  { provider, methodReference: reference }: RenewalRow,
): Promise<void> => {
  if (billing.get(provider)?.removeMethod !== undefined)
    await jobs.send(tx, removeMethodQueue, { provider, reference });
};

/** A new period begins its tries anew. */
export const moveRenewal = async (tx: Transaction, guildId: string, periodEnd: Date): Promise<void> =>
  updateRenewal(tx, guildId, { nextChargeAt: chargeTime(periodEnd), attempts: 0, lastFailure: null });

/** What was cancelled keeps its method, but is not charged. */
const runs = inArray(subscriptions.status, ['active', 'past_due']);

/**
 * Whether a person could stop the renewals of a guild: the bot is there, and so are they, with the right to manage the
 * subscription, and they are not being forgotten. For no person in particular: whether anybody could.
 */
export const couldStop = (guildId: SQLWrapper, personId: SQLWrapper, now: Date) => sql<boolean>`exists (
  select from guilds guild
  where guild.id = ${guildId} and guild.bot_installed
    and not exists (select from forgettings where forgettings.user_id = ${personId})
    and (
      (guild.members_listed_at is null and guild.owner_id = coalesce(${personId}, guild.owner_id))
      or exists (
        select from members member
        where member.guild_id = guild.id and member.left_at is null and not member.is_bot
          and member.user_id = coalesce(${personId}, member.user_id)
          and ${holdsRight('subscription.manage', now)})))`;

/** Nobody is charged who cannot stop it. Where it is not known who pays, somebody with the right is enough. */
const canBeStopped = (now: Date) => couldStop(renewals.guildId, renewals.payerId, now);

/** Whether a renewal that is turned off could be stopped again if it were on. */
export const isStoppable = async (db: Queryable, guildId: string, now: Date): Promise<boolean> =>
  (await db.$count(renewals, and(eq(renewals.guildId, guildId), canBeStopped(now)))) > 0;

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

/** Renewals that should have been made an hour ago. What waits for its next day after a decline is not among them. */
export const countOverdueRenewals = async (db: Queryable, now: Date): Promise<number> => {
  const due = await findDueRenewals(db, new Date(now.getTime() - HOUR_MS));
  return due.length;
};

/** What the history says of a renewal that nobody could stop. */
const strandedBecause = sql<OwnReason>`case
  when exists (select from guilds guild where guild.id = ${renewals.guildId} and not guild.bot_installed)
    then 'renewal stopped: bot removed'
  when exists (select from forgettings where forgettings.user_id = ${renewals.payerId})
    then 'renewal stopped: payer forgotten'
  when ${renewals.payerId} is not null and not exists (
    select from members member where member.guild_id = ${renewals.guildId}
      and member.user_id = ${renewals.payerId} and member.left_at is null)
    then 'renewal stopped: payer left'
  else 'renewal stopped: right lost' end`;

interface StrandedRenewal {
  guildId: string;
  reason: OwnReason;
}

/** Renewals that nobody could stop any more: of all guilds, or those that one person pays. */
export const findStrandedRenewals = async (
  db: Queryable,
  now: Date,
  payerId?: string,
): Promise<StrandedRenewal[]> =>
  db
    .select({ guildId: renewals.guildId, reason: strandedBecause })
    .from(renewals)
    .innerJoin(subscriptions, eq(subscriptions.guildId, renewals.guildId))
    .where(
      and(runs, not(canBeStopped(now)), payerId === undefined ? undefined : eq(renewals.payerId, payerId)),
    );

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
