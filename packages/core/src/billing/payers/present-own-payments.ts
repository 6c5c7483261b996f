import type { OwnPayments, PaidServer } from '@famiglia/contract/billing/own-payments';
import type { RenewalStop } from '@famiglia/contract/billing/renewal-stop';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { subscriptionState } from '../../access/subscription-state.ts';
import type { Context } from '../../platform/context.ts';
import { orders, renewals } from '../../platform/db/schema/billing.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { subscriptions } from '../../platform/db/schema/subscriptions.ts';
import { findLedger } from '../payments/ledger.queries.ts';
import { presentReceipt } from '../payments/present-receipt.ts';
import { findRenewalStops } from '../subscriptions/renewal-stop.queries.ts';
import { stopStrandedOf } from './stop-renewals.ts';
import { couldStop } from '../subscriptions/renewal.queries.ts';

const RECEIPTS = 200;
const SERVERS = 200;

/** The servers that a person pays for or has paid for. */
const findPaidServers = async ({ db, clock }: Context, payerId: string) => {
  const paid = db
    .select({ id: orders.guildId })
    .from(orders)
    .where(and(eq(orders.startedBy, payerId), eq(orders.status, 'paid')))
    .union(db.select({ id: renewals.guildId }).from(renewals).where(eq(renewals.payerId, payerId)));
  return db
    .select({
      guild: { id: guilds.id, name: guilds.name },
      plan: subscriptions,
      renewal: renewals,
      canManage: couldStop(guilds.id, sql`${payerId}::bigint`, clock()),
    })
    .from(guilds)
    .leftJoin(subscriptions, eq(subscriptions.guildId, guilds.id))
    .leftJoin(renewals, eq(renewals.guildId, guilds.id))
    .where(inArray(guilds.id, paid))
    .orderBy(asc(guilds.name), asc(guilds.id))
    .limit(SERVERS);
};

/** Renewals that nobody could stop any more are stopped first: what a payer reads stays true. */
export const presentOwn = async (context: Context, payerId: string): Promise<OwnPayments> => {
  const { db, config } = context;
  await stopStrandedOf(context, payerId);
  const [servers, receipts] = await Promise.all([
    findPaidServers(context, payerId),
    findLedger(db, { payerId }, { limit: RECEIPTS, offset: 0 }),
  ]);
  const stops = await findRenewalStops(
    db,
    servers.map(({ guild }) => guild.id),
  );
  return {
    servers: servers.map((server) =>
      presentServer(server, { payerId, now: context.clock(), stop: stops.get(server.guild.id) ?? null }),
    ),
    receipts: receipts.map(presentReceipt),
    seller: config.seller ?? null,
  };
};

const presentServer = (
  { guild, plan, renewal, canManage }: Awaited<ReturnType<typeof findPaidServers>>[number],
  { payerId, now, stop }: { payerId: string; now: Date; stop: RenewalStop | null },
): PaidServer => {
  const state = subscriptionState(plan, now);
  const own = renewal?.payerId === payerId ? renewal : null;
  const runs = state.status === 'active' || state.status === 'past_due';
  const charge = own && {
    // What is overdue is charged at once.
    at: new Date(Math.max(own.nextChargeAt.getTime(), now.getTime())).toISOString(),
    money: { amount_minor: own.amountMinor, currency: own.currency },
  };
  return {
    guild,
    plan: state,
    method: own?.methodLabel ?? null,
    next_charge: runs ? charge : null,
    stop: runs && renewal !== null ? null : stop,
    resumable: state.status === 'canceled' && canManage ? charge : null,
    can_pay: canManage,
    paid_by_another: runs && renewal !== null && own === null,
    last_failure: own?.lastFailure ?? null,
  };
};
