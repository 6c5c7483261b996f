import { and, eq } from 'drizzle-orm';
import type { ChargingProvider, SavedMethod } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { renewals } from '../../platform/db/schema/billing.ts';
import { findRenewal, updateRenewal, type RenewalRow } from '../subscriptions/renewal.queries.ts';
import { lockSubscription } from '../subscriptions/subscription.queries.ts';
import type { JobQueue } from '../../platform/jobs/job-declaration.ts';

/** Charges the guilds whose time has come. */
export const renewSubscriptionsQueue: JobQueue<Record<string, never>> = { name: 'renew-subscriptions' };

/**
 * The method that the guild's next charge takes, as its provider says now: what is shown and named in messages is what
 * will be charged. With another card than the one that failed, the charge is tried at once.
 */
export const readMethod = async (context: Context, kept: RenewalRow): Promise<SavedMethod> => {
  const known = methodOf(kept);
  const found = (await context.billing.get(kept.provider)?.findMethod?.(known)) ?? known;
  if (!isSame(found, known)) await noteMethod(context, kept, found);
  return found;
};

/** A provider gave notice that one of its customers changed their methods. */
export const readMethodsOf = async (
  context: Context,
  provider: ChargingProvider,
  customerReference: string,
): Promise<void> => {
  const kept = await context.db
    .select()
    .from(renewals)
    .where(and(eq(renewals.provider, provider), eq(renewals.customerReference, customerReference)));
  for (const row of kept) await readMethod(context, row);
};

const methodOf = ({ methodReference, customerReference, methodLabel }: RenewalRow): SavedMethod => ({
  reference: methodReference,
  customerReference,
  label: methodLabel,
});

const isSame = (one: SavedMethod, other: SavedMethod): boolean =>
  one.reference === other.reference && one.label === other.label;

const noteMethod = async (context: Context, { guildId }: RenewalRow, method: SavedMethod): Promise<void> =>
  context.db.transaction(async (tx) => {
    const plan = await lockSubscription(tx, guildId);
    const current = await findRenewal(tx, guildId);
    // Somebody may have paid with a card of their own meanwhile.
    if (current === null || current.customerReference !== method.customerReference) return;
    if (isSame(methodOf(current), method)) return;
    const isOverdue = plan.status === 'past_due' && current.lastFailure !== null;
    await updateRenewal(tx, guildId, {
      methodReference: method.reference,
      methodLabel: method.label,
      ...(isOverdue && { nextChargeAt: context.clock(), lastFailure: null }),
    });
    if (isOverdue) await context.jobs.send(tx, renewSubscriptionsQueue, {});
    await context.bus.publish(tx, { type: 'subscription.changed', guildId });
  });
