import type { Language } from '@famiglia/contract/kit/language';
import type { StopCause } from '@famiglia/contract/billing/renewal-stop';
import type { Money } from '@famiglia/contract/billing/subscriptions';
import { desc, eq } from 'drizzle-orm';
import { findSettings } from '../../settings/settings.queries.ts';
import type { Context } from '../../platform/context.ts';
import { renewals } from '../../platform/db/schema/billing.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { payments, subscriptions } from '../../platform/db/schema/subscriptions.ts';
import { findRenewalStops } from '../subscriptions/renewal-stop.queries.ts';

/** What messages to whoever pays for a guild say. */
export interface PayerFacts {
  payerId: string;
  language: Language;
  guildName: string;
  method: string;
  /** Until when Premium is paid for. */
  until: Date;
  /** The last payment; null where there is none any more. */
  paid: Money | null;
  /** Null where nothing is charged any more. */
  nextCharge: { at: Date; money: Money } | null;
  /** Why nothing is charged any more; null while it is. */
  stopCause: StopCause | null;
}

/** Null where nobody's card is kept, or nothing is paid for. */
export const findPayerFacts = async (
  { db }: Pick<Context, 'db'>,
  guildId: string,
): Promise<PayerFacts | null> => {
  const [row] = await db
    .select({ renewal: renewals, plan: subscriptions, guildName: guilds.name })
    .from(renewals)
    .innerJoin(subscriptions, eq(subscriptions.guildId, renewals.guildId))
    .innerJoin(guilds, eq(guilds.id, renewals.guildId))
    .where(eq(renewals.guildId, guildId));
  const payerId = row?.renewal.payerId ?? null;
  const until = row?.plan.periodEnd ?? null;
  if (row === undefined || payerId === null || until === null) return null;
  const { renewal, plan, guildName } = row;
  const [paid] = await db
    .select({ amount_minor: payments.amountMinor, currency: payments.currency })
    .from(payments)
    .where(eq(payments.guildId, guildId))
    .orderBy(desc(payments.id))
    .limit(1);
  const runs = plan.status === 'active' || plan.status === 'past_due';
  const money = { amount_minor: renewal.amountMinor, currency: renewal.currency };
  return {
    payerId,
    language: renewal.language ?? (await findSettings(db, guildId)).language,
    guildName,
    method: renewal.methodLabel,
    until,
    paid: paid ?? null,
    nextCharge: runs ? { at: renewal.nextChargeAt, money } : null,
    stopCause: runs ? null : ((await findRenewalStops(db, [guildId])).get(guildId)?.cause ?? null),
  };
};
