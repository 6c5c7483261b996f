import * as z from 'zod';
import { CHARGE_FAILURES, receipt, seller } from './billing.ts';
import { route, signedIn } from './route.ts';
import { guildParams, snowflake, time } from './shapes.ts';
import { money } from './subscriptions.ts';

/** A server that the caller’s kept card pays for, also if they or the bot have left it. */
const paidServer = z.object({
  guild: z.object({ id: snowflake, name: z.string() }),
  /** Until when Premium is paid for. */
  paid_until: time.nullable(),
  method: z.string(),
  /** Null where nothing is charged any more. */
  next_charge: z.object({ at: time, money }).nullable(),
  last_failure: z.enum(CHARGE_FAILURES).nullable(),
});
export type PaidServer = z.infer<typeof paidServer>;

const ownPayments = z.object({
  servers: z.array(paidServer),
  /** Newest first. */
  receipts: z.array(receipt),
  seller: seller.nullable(),
});
export type OwnPayments = z.infer<typeof ownPayments>;

/** Whoever pays decides, whether or not they still have access to the server. */
export const ownPaymentsRoutes = {
  list: route({
    method: 'GET',
    path: '/api/account/payments',
    summary: 'What the caller pays for, their kept cards and receipts',
    access: signedIn,
    response: ownPayments,
  }),
  stop: route({
    method: 'POST',
    path: '/api/account/payments/:guildId/stop',
    summary: 'Stop the renewals that are charged to the caller’s card; Premium works until its period ends',
    access: signedIn,
    params: guildParams,
    response: ownPayments,
    errors: ['nothing_to_cancel'],
  }),
  removeCard: route({
    method: 'DELETE',
    path: '/api/account/payments/:guildId/card',
    summary: 'Forget the caller’s card for a server; its renewals stop',
    access: signedIn,
    params: guildParams,
    response: ownPayments,
    errors: ['nothing_to_cancel'],
  }),
};
