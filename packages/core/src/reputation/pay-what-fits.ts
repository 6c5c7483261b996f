import { MAX_REPUTATION } from '@famiglia/contract/reputation/reputation';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { payReputation } from './pay-reputation.ts';
import type { PaidEntry, ReputationPayment } from './pay-reputation.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { members } from '../platform/db/schema/guilds.ts';

interface Fitted {
  paid: PaidEntry[];
  /** How many people got only what fits. */
  limited: number;
}

/**
 * Pays members of one guild for what they did. Somebody at the limit of reputation gets what fits, so that one person does
 * not keep all others from being paid; an activity row says so.
 */
export const payWhatFits = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  payments: readonly ReputationPayment[],
): Promise<Fitted> => {
  const due = payments.filter(({ delta }) => delta !== 0);
  const userIds = [...new Set(due.map(({ userId }) => userId))];
  const balances = new Map(await lockBalances(tx, guildId, userIds));
  const fitting = due.map((payment) => {
    const balance = balances.get(payment.userId) ?? 0;
    const after = Math.min(MAX_REPUTATION, Math.max(-MAX_REPUTATION, balance + payment.delta));
    balances.set(payment.userId, after);
    return { ...payment, delta: after - balance, wanted: payment.delta };
  });
  const paid = await payReputation(
    context,
    tx,
    fitting.map(({ wanted: _wanted, ...payment }) => payment),
  );
  const limited = fitting.filter(({ delta, wanted }) => delta !== wanted);
  for (const { userId, actorId, delta, wanted } of limited) {
    await recordActivity(context, tx, {
      guildId,
      type: 'reputation.limited',
      actorId,
      target: { kind: 'member', id: userId },
      data: { wanted, delta },
    });
  }
  return { paid, limited: new Set(limited.map(({ userId }) => userId)).size };
};

/** The reputation of these members, which nobody else changes before the end of the transaction. */
const lockBalances = async (
  tx: Transaction,
  guildId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: members.userId, reputation: members.reputation })
    .from(members)
    .where(and(eq(members.guildId, guildId), inArray(members.userId, [...userIds])))
    .orderBy(asc(members.userId))
    .for('no key update');
  return new Map(rows.map(({ userId, reputation }) => [userId, reputation]));
};
