import * as z from 'zod';
import { CHARGE_FAILURES, receipt, seller } from './billing.ts';
import { route, signedIn } from '../kit/route.ts';
import { guildParams, snowflake, time } from '../kit/shapes.ts';
import { renewalStop } from './renewal-stop.ts';
import { money, subscription } from './subscriptions.ts';

/** A server that the caller pays for or has paid for, also if it is over, or they or the bot have left. */
const paidServer = z.object({
  guild: z.object({ id: snowflake, name: z.string() }),
  plan: subscription,
  /** The caller’s kept card; null where there is none any more. */
  method: z.string().nullable(),
  /** Null where nothing is charged any more. */
  next_charge: z.object({ at: time, money }).nullable(),
  /** Why nothing is charged any more; null while it renews, and where it was paid once. */
  stop: renewalStop.nullable(),
  /** Whether the caller can turn the renewal on again with the kept card; then this is what it charges. */
  resumable: z.object({ at: time, money }).nullable(),
  /** Whether the caller may manage the server’s subscription, and so buy it again. */
  can_pay: z.boolean(),
  /** Somebody else’s card pays for the server now. */
  paid_by_another: z.boolean(),
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
  switchRenewal: route({
    method: 'PATCH',
    path: '/api/account/payments/:guildId/renewal',
    summary: 'Turn the renewals off that are charged to the caller’s card, or on again',
    access: signedIn,
    params: guildParams,
    body: z.strictObject({ renews: z.boolean() }),
    response: ownPayments,
    errors: ['nothing_to_cancel', 'nothing_to_resume'],
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
