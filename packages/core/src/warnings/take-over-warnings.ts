import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { warnings } from '../platform/db/schema/warnings.ts';
import { endOf, factsOf, findWarningRules } from './give-warning.ts';
import { findActiveWarnings } from './warning.queries.ts';

interface TakenOver {
  guildId: string;
  userId: string;
  actorId: string;
  reason: string;
}

/**
 * Warnings that somebody had before the family came here. They count like others, but nobody is told of them: to the member
 * they are nothing new. The member’s row is locked.
 */
export const takeOverWarnings = async (
  context: Context,
  tx: Transaction,
  { guildId, userId, actorId, reason, count }: TakenOver & { count: number },
): Promise<string[]> => {
  const { weights, days } = await findWarningRules(tx, guildId);
  const createdAt = context.clock();
  const rows = await tx
    .insert(warnings)
    .values(
      Array.from({ length: count }, () => ({
        id: randomUUID(),
        guildId,
        userId,
        kind: 'warning' as const,
        reason,
        weight: weights.warning,
        issuedBy: actorId,
        createdAt,
        endsAt: endOf(createdAt, days),
      })),
    )
    .returning();
  for (const row of rows)
    await recordActivity(context, tx, {
      guildId,
      type: 'warning.given',
      actorId,
      target: { kind: 'member', id: userId },
      data: { warning_id: row.id, ...factsOf(row) },
    });
  await tellRoles(context, tx, { guildId, userId });
  return rows.map(({ id }) => id);
};

/** Lifts those of them that are active still; returns how many. */
export const liftTakenOver = async (
  context: Context,
  tx: Transaction,
  { guildId, userId, actorId, reason, ids }: TakenOver & { ids: readonly string[] },
): Promise<number> => {
  const now = context.clock();
  const active = await findActiveWarnings(tx, guildId, userId, now);
  const open = active.filter(({ id }) => ids.includes(id));
  if (open.length === 0) return 0;
  await tx
    .update(warnings)
    .set({ liftedBy: actorId, liftedAt: now, liftReason: reason })
    .where(
      and(
        eq(warnings.guildId, guildId),
        inArray(
          warnings.id,
          open.map(({ id }) => id),
        ),
        isNull(warnings.liftedAt),
      ),
    );
  for (const row of open)
    await recordActivity(context, tx, {
      guildId,
      type: 'warning.lifted',
      actorId,
      target: { kind: 'member', id: userId },
      data: { warning_id: row.id, why: reason, ...factsOf(row) },
    });
  await tellRoles(context, tx, { guildId, userId });
  return open.length;
};

const tellRoles = async (
  context: Context,
  tx: Transaction,
  { guildId, userId }: { guildId: string; userId: string },
): Promise<void> => {
  await requestDelivery(tx, { guildId, kind: 'warning_roles', subject: '' });
  await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
};
