import type { ReputationSource } from '@famiglia/contract/reputation/reputation';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { publishPeople } from '../platform/bus/publish-people.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';

export interface ReputationPayment {
  guildId: string;
  userId: string;
  delta: number;
  reason: string;
  source: ReputationSource;
  actorId: string | null;
  /** What is paid for. A second payment with the same key does nothing. */
  key: string;
  /** The entry that this one reverses. */
  reverses?: number;
  /** Entries of one batch can be reversed together. */
  batchId?: string;
}

export interface PaidEntry {
  id: number;
  userId: string;
  delta: number;
  balance: number;
}

/**
 * Writes ledger rows in the caller's transaction; the database skips keys that were paid before. Members are ordered by
 * id, so that two batches with the same members do not deadlock.
 */
export const payReputation = async (
  context: Context,
  tx: Transaction,
  payments: readonly ReputationPayment[],
): Promise<PaidEntry[]> => {
  const due = payments
    .filter((payment) => payment.delta !== 0)
    .toSorted((a, b) => a.userId.length - b.userId.length || (a.userId < b.userId ? -1 : 1));
  if (due.length === 0) return [];
  const createdAt = context.clock();
  const paid = await tx
    .insert(reputationEntries)
    .values(due.map((payment) => ({ ...payment, createdAt })))
    .returning({
      id: reputationEntries.id,
      userId: reputationEntries.userId,
      delta: reputationEntries.delta,
      balance: reputationEntries.balance,
    });
  for (const [guildId, userIds] of byGuild(due, paid)) {
    await publishPeople(context.bus, tx, { type: 'reputation.changed', guildId, userIds });
    await askForRoles(
      tx,
      guildId,
      paid.filter((entry) => userIds.includes(entry.userId)),
    );
  }
  return paid;
};

const byGuild = (due: readonly ReputationPayment[], paid: readonly PaidEntry[]): Map<string, string[]> => {
  const paidTo = new Set(paid.map((entry) => entry.userId));
  const guilds = new Map<string, string[]>();
  for (const { guildId, userId } of due) {
    if (paidTo.has(userId)) guilds.set(guildId, [...(guilds.get(guildId) ?? []), userId]);
  }
  return guilds;
};

interface Step {
  userId: string;
  delta: number;
  balance: number;
}

/** Asks for the roles of members who crossed a threshold, either way. */
const askForRoles = async (tx: Transaction, guildId: string, steps: readonly Step[]): Promise<void> => {
  const { reputation_roles } = await findSettings(tx, guildId);
  const crossed = ({ delta, balance }: Step): boolean =>
    reputation_roles.some(({ reputation }) => balance >= reputation !== balance - delta >= reputation);
  if (steps.some(crossed)) await requestDelivery(tx, { guildId, kind: 'reputation_roles', subject: '' });
};
