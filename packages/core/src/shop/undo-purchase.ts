import type { reputationRoutes } from '@famiglia/contract/reputation/reputation';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { lockMember } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { shopPurchases } from '../platform/db/schema/shop.ts';
import type { UseCase } from '../platform/use-case.ts';
import { undoEntry } from '../reputation/undo-entry.ts';
import { changeWarnings } from '../warnings/change-warnings.ts';
import { factsOf } from '../warnings/give-warning.ts';
import { findWarning, updateWarning } from '../warnings/warning.queries.ts';
import type { PurchaseRow } from './shop.queries.ts';

/**
 * Takes back one change of reputation, and what was bought for it. Stock and limits count only what stands, so they come back
 * by themselves. What an officer already did for a note stays done.
 */
export const undoEntryOrPurchase: UseCase<typeof reputationRoutes.undo> = async (context, actor, input) =>
  undoEntry(context, actor, input, async (tx, entry, actorId) => {
    if (entry.source === 'shop')
      await takeBack(context, tx, { guildId: input.guildId, entryId: entry.id, actorId });
  });

const takeBack = async (
  context: Context,
  tx: Transaction,
  { guildId, entryId, actorId }: { guildId: string; entryId: number; actorId: string },
): Promise<void> => {
  const [purchase] = await tx
    .select()
    .from(shopPurchases)
    .where(and(eq(shopPurchases.guildId, guildId), eq(shopPurchases.entryId, entryId)));
  if (purchase === undefined) return;
  await lockMember(tx, guildId, purchase.userId);
  if (purchase.kind === 'warning') await restoreWarning(context, tx, purchase, actorId);
  if (purchase.kind === 'role') await requestDelivery(tx, { guildId, kind: 'shop_roles', subject: '' });
  if (purchase.kind === 'note')
    await requestDelivery(tx, { guildId, kind: 'shop_note', subject: purchase.id });
  await context.bus.publish(tx, { type: 'shop.changed', guildId });
};

/** The warning counts again, unless its term is over meanwhile. */
const restoreWarning = async (
  context: Context,
  tx: Transaction,
  { guildId, userId, warningId, boughtAt, name }: PurchaseRow,
  actorId: string,
): Promise<void> => {
  const row = warningId === null ? null : await findWarning(tx, guildId, warningId);
  if (row === null || row.liftedAt?.getTime() !== boughtAt.getTime()) return;
  if (row.endsAt !== null && row.endsAt <= context.clock()) return;
  const restored = await changeWarnings(context, tx, { guildId, userId }, async () => {
    const standing = { liftedBy: null, liftedAt: null, liftReason: null, version: row.version + 1 };
    return { row: await updateWarning(tx, row, standing), news: 'edited' };
  });
  await recordActivity(context, tx, {
    guildId,
    type: 'shop.warning_restored',
    actorId,
    target: { kind: 'member', id: userId },
    data: { warning_id: restored.id, name, ...factsOf(restored) },
  });
};
