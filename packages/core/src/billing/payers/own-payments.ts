import type { OwnPayments, ownPaymentsRoutes } from '@famiglia/contract/own-payments';
import { asc, eq } from 'drizzle-orm';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { renewals } from '../../platform/db/schema/billing.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { subscriptions } from '../../platform/db/schema/subscriptions.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findLedger } from '../payments/ledger.queries.ts';
import { presentReceipt } from '../payments/present-receipt.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { deleteRenewal, findRenewal } from '../subscriptions/renewal.queries.ts';
import { lockSubscription } from '../subscriptions/subscription.queries.ts';

const RECEIPTS = 200;

/** Being the payer is enough: they may have left the server, and so may the bot. */
export const listOwnPayments: UseCase<typeof ownPaymentsRoutes.list> = async (context, actor) =>
  presentOwn(context, requireSignedIn(actor).userId);

/** Premium goes on to the end of what was paid for; the card is kept, so that the payer can resume. */
export const stopOwnRenewal: UseCase<typeof ownPaymentsRoutes.stop> = async (context, actor, { guildId }) => {
  const { userId } = requireSignedIn(actor);
  if (!(await stopRenewal(context, guildId, userId, 'canceled'))) throw new AppError('nothing_to_cancel');
  return presentOwn(context, userId);
};

export const removeOwnCard: UseCase<typeof ownPaymentsRoutes.removeCard> = async (
  context,
  actor,
  { guildId },
) => {
  const { userId } = requireSignedIn(actor);
  await stopRenewal(context, guildId, userId, 'canceled');
  if (!(await dropCard(context, guildId, userId))) throw new AppError('nothing_to_cancel');
  return presentOwn(context, userId);
};

/** Before a person is forgotten nothing is charged to them any more, and no card of theirs is left. */
export const dropOwnCards = async (context: Context, userId: string): Promise<void> => {
  const own = await context.db
    .select({ guildId: renewals.guildId })
    .from(renewals)
    .where(eq(renewals.payerId, userId));
  for (const { guildId } of own) {
    await stopRenewal(context, guildId, userId, 'renewal_stopped');
    await dropCard(context, guildId, userId);
  }
};

/** False where the card is not theirs, or nothing is charged to it. */
const stopRenewal = async (
  context: Context,
  guildId: string,
  userId: string,
  event: 'canceled' | 'renewal_stopped',
): Promise<boolean> => {
  let isStopped = false;
  const change = { guildId, actorId: event === 'canceled' ? userId : null, event };
  // Asked before the lock, which would make a plan for any id.
  if ((await findRenewal(context.db, guildId))?.payerId !== userId) return false;
  await changeSubscription(context, change, async ({ status }, _now, tx) => {
    const runs = status === 'active' || status === 'past_due';
    isStopped = runs && (await findRenewal(tx, guildId))?.payerId === userId;
    return isStopped ? { status: 'canceled', graceUntil: null } : null;
  });
  return isStopped;
};

const dropCard = async (context: Context, guildId: string, userId: string): Promise<boolean> => {
  if ((await findRenewal(context.db, guildId))?.payerId !== userId) return false;
  return context.db.transaction(async (tx) => {
    await lockSubscription(tx, guildId);
    if ((await findRenewal(tx, guildId))?.payerId !== userId) return false;
    await deleteRenewal(tx, guildId);
    await context.bus.publish(tx, { type: 'subscription.changed', guildId });
    return true;
  });
};

const presentOwn = async ({ db, config }: Context, payerId: string): Promise<OwnPayments> => {
  const [servers, receipts] = await Promise.all([
    db
      .select({ renewal: renewals, plan: subscriptions, guildName: guilds.name })
      .from(renewals)
      .innerJoin(subscriptions, eq(subscriptions.guildId, renewals.guildId))
      .innerJoin(guilds, eq(guilds.id, renewals.guildId))
      .where(eq(renewals.payerId, payerId))
      .orderBy(asc(guilds.name), asc(guilds.id)),
    findLedger(db, { payerId }, { limit: RECEIPTS, offset: 0 }),
  ]);
  return {
    servers: servers.map(({ renewal, plan, guildName }) => ({
      guild: { id: renewal.guildId, name: guildName },
      paid_until: plan.periodEnd?.toISOString() ?? null,
      method: renewal.methodLabel,
      next_charge:
        plan.status === 'active' || plan.status === 'past_due'
          ? {
              at: renewal.nextChargeAt.toISOString(),
              money: { amount_minor: renewal.amountMinor, currency: renewal.currency },
            }
          : null,
      last_failure: renewal.lastFailure,
    })),
    receipts: receipts.map(presentReceipt),
    seller: config.seller ?? null,
  };
};
