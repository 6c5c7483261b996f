import type { ownPaymentsRoutes } from '@famiglia/contract/billing/own-payments';
import type { OwnReason } from '@famiglia/contract/billing/subscriptions';
import { eq } from 'drizzle-orm';
import { subscriptionState } from '../../access/subscription-state.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { renewals } from '../../platform/db/schema/billing.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { deleteRenewal, findRenewal, isStoppable } from '../subscriptions/renewal.queries.ts';
import { lockSubscription } from '../subscriptions/subscription.queries.ts';
import { presentOwn } from './present-own-payments.ts';

/** Being the payer is enough: they may have left the server, and so may the bot. */
export const listOwnPayments: UseCase<typeof ownPaymentsRoutes.list> = async (context, actor) =>
  presentOwn(context, requireSignedIn(actor).userId);

/**
 * Turned off, Premium goes on to the end of the paid period and the card is kept. Turned on again, that card is
 * charged, provided that the payer could stop it. A repeated call changes nothing.
 */
export const switchOwnRenewal: UseCase<typeof ownPaymentsRoutes.switchRenewal> = async (
  context,
  actor,
  { guildId, renews },
) => {
  const { userId } = requireSignedIn(actor);
  const refusal = renews ? 'nothing_to_resume' : 'nothing_to_cancel';
  if ((await findRenewal(context.db, guildId))?.payerId !== userId) throw new AppError(refusal);
  await (renews ? resumeRenewal : stopRenewal)(context, guildId, userId);
  return presentOwn(context, userId);
};

export const removeOwnCard: UseCase<typeof ownPaymentsRoutes.removeCard> = async (
  context,
  actor,
  { guildId },
) => {
  const { userId } = requireSignedIn(actor);
  await stopRenewal(context, guildId, userId, { reason: 'card removed' });
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
    await stopRenewal(context, guildId, userId, {
      event: 'renewal_stopped',
      reason: 'renewal stopped: payer forgotten',
    });
    await dropCard(context, guildId, userId);
  }
};

interface Stop {
  event?: 'canceled' | 'renewal_stopped';
  reason?: OwnReason;
}

/** Nothing happens where the card is not theirs, or nothing is charged to it. */
const stopRenewal = async (
  context: Context,
  guildId: string,
  userId: string,
  { event = 'canceled', reason }: Stop = {},
): Promise<void> => {
  // Checked before the lock, because locking creates a plan for any id.
  if ((await findRenewal(context.db, guildId))?.payerId !== userId) return;
  const actorId = event === 'canceled' ? userId : null;
  const change = { guildId, actorId, event, ...(reason !== undefined && { reason }) };
  await changeSubscription(context, change, async ({ status }, _now, tx) => {
    const runs = status === 'active' || status === 'past_due';
    const isOwn = (await findRenewal(tx, guildId))?.payerId === userId;
    return runs && isOwn ? { status: 'canceled', graceUntil: null } : null;
  });
};

const resumeRenewal = async (context: Context, guildId: string, userId: string): Promise<void> => {
  const change = { guildId, actorId: userId, event: 'resumed' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    const { status } = subscriptionState(current, now);
    if (status === 'active' || status === 'past_due') return null;
    const isOwn = (await findRenewal(tx, guildId))?.payerId === userId;
    if (status !== 'canceled' || !isOwn || !(await isStoppable(tx, guildId, now)))
      throw new AppError('nothing_to_resume');
    return { status: 'active' };
  });
};

const dropCard = async (context: Context, guildId: string, userId: string): Promise<boolean> => {
  if ((await findRenewal(context.db, guildId))?.payerId !== userId) return false;
  return context.db.transaction(async (tx) => {
    await lockSubscription(tx, guildId);
    if ((await findRenewal(tx, guildId))?.payerId !== userId) return false;
    await deleteRenewal(context, tx, guildId);
    await context.bus.publish(tx, { type: 'subscription.changed', guildId });
    return true;
  });
};
