import { shopRoutes } from '@famiglia/contract/shop/shop';
import type { ShopPurchase } from '@famiglia/contract/shop/shop';
import { and, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { findNames, lockMember } from '../members/member.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { shopPurchases } from '../platform/db/schema/shop.ts';
import type { UseCase } from '../platform/use-case.ts';
import { requireOthers } from '../settings/require-others.ts';
import { countPurchases, findPurchase, findPurchases } from './shop.queries.ts';
import type { PurchaseRow } from './shop.queries.ts';

export const listPurchases: UseCase<typeof shopRoutes.purchases> = async (context, actor, input) => {
  const { guildId, state, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, shopRoutes.purchases.access);
  const [rows, total] = await Promise.all([
    findPurchases(context.db, guildId, { state }, { limit, offset }),
    countPurchases(context.db, guildId, state),
  ]);
  return { items: await presentPurchases(context.db, guildId, rows), total, limit, offset };
};

/** An officer did what was bought. Of two the second finds it done; the buyer is told once. */
export const finishPurchase: UseCase<typeof shopRoutes.finish> = async (context, actor, input) => {
  const { guildId, purchaseId } = input;
  await requireGuildAccess(context, actor, guildId, shopRoutes.finish.access);
  const { userId: actorId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    const found = await findPurchase(tx, guildId, purchaseId);
    if (found === null || found.purchase.kind !== 'note') throw new AppError('not_found');
    await requireOthers(tx, guildId, actorId, [found.purchase.userId]);
    // Undoing the purchase takes the same lock.
    await lockMember(tx, guildId, found.purchase.userId);
    const current = await findPurchase(tx, guildId, purchaseId);
    if (current === null) throw new AppError('not_found');
    if (current.undone) throw new AppError('shop_note_over');
    const { purchase } = current;
    if (purchase.doneAt === null) {
      await tx
        .update(shopPurchases)
        .set({ doneBy: actorId, doneAt: context.clock() })
        .where(and(eq(shopPurchases.guildId, guildId), eq(shopPurchases.id, purchaseId)));
      await recordActivity(context, tx, {
        guildId,
        type: 'shop.done',
        actorId,
        target: { kind: 'member', id: purchase.userId },
        data: { purchase_id: purchaseId, name: purchase.name, price: purchase.price },
      });
      await requestDeliveries(tx, [
        { guildId, kind: 'shop_note', subject: purchaseId },
        { guildId, kind: 'shop_notice', subject: purchaseId },
      ]);
      await context.bus.publish(tx, { type: 'shop.changed', guildId });
    }
    return readPurchase(tx, guildId, purchaseId);
  });
};

export const readPurchase = async (
  db: Queryable,
  guildId: string,
  purchaseId: string,
): Promise<ShopPurchase> => {
  const found = await findPurchase(db, guildId, purchaseId);
  const [shown] = found === null ? [] : await presentPurchases(db, guildId, [found]);
  if (shown === undefined) throw new AppError('not_found');
  return shown;
};

const presentPurchases = async (
  db: Queryable,
  guildId: string,
  rows: readonly { purchase: PurchaseRow; undone: boolean }[],
): Promise<ShopPurchase[]> => {
  const ids = rows.flatMap(({ purchase }) => [
    purchase.userId,
    ...(purchase.doneBy === null ? [] : [purchase.doneBy]),
  ]);
  const names = await findNames(db, guildId, [...new Set(ids)]);
  const person = (id: string) => ({ id, name: names.get(id) ?? id });
  return rows.map(({ purchase, undone }) => {
    const { doneBy, doneAt } = purchase;
    const waits = purchase.kind === 'note' && doneAt === null;
    return {
      id: purchase.id,
      entry_id: String(purchase.entryId),
      buyer: person(purchase.userId),
      kind: purchase.kind,
      name: purchase.name,
      price: purchase.price,
      note: purchase.note,
      bought_at: purchase.boughtAt.toISOString(),
      state: undone ? 'undone' : waits ? 'waiting' : 'done',
      done: doneBy === null || doneAt === null ? null : { by: person(doneBy), at: doneAt.toISOString() },
      ends_at: purchase.endsAt?.toISOString() ?? null,
    };
  });
};
