import { randomUUID } from 'node:crypto';
import { requireMembership } from '../access/require-membership.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { lockMember } from '../members/member.queries.ts';
import type { ListedMember } from '../members/listed-member.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { shopPurchases } from '../platform/db/schema/shop.ts';
import { payReputation } from '../reputation/pay-reputation.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { changeWarnings } from '../warnings/change-warnings.ts';
import { factsOf } from '../warnings/give-warning.ts';
import { updateWarning } from '../warnings/warning.queries.ts';
import { offeredRoleProblem } from './offered-role.ts';
import { countSold, findLastPurchase, findOffer, hasRoleFromShop, lockShop } from './shop.queries.ts';
import type { OfferRow, PurchaseRow } from './shop.queries.ts';

interface WantedOffer {
  guildId: string;
  offerId: string;
  /** The version of the offer that the buyer saw. */
  version: number;
  /** How often they had bought it when they saw it: pressed twice, it is bought once. */
  bought: number;
  /** Which warning, where the offer lifts one. */
  warningId?: string;
  note?: string;
}

interface Bought {
  purchase: PurchaseRow;
  balance: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes the price from the buyer’s reputation and gives what was bought: all of it, or nothing. */
export const buyOffer = async (
  context: Context,
  actor: Actor,
  { guildId, offerId, version, bought, warningId, note = '' }: WantedOffer,
): Promise<Bought> => {
  const userId = await requireMembership(context, actor, guildId);
  return context.db.transaction(async (tx) => {
    await lockShop(tx, guildId);
    const buyer = await lockMember(tx, guildId, userId);
    if (buyer === null) throw new AppError('bot_is_no_member');
    const sales = await countSold(tx, { guildId, offerId, userId });
    const last = await findLastPurchase(tx, { guildId, offerId, userId });
    if (last !== null && sales.everToPerson > bought) return { purchase: last, balance: buyer.reputation };
    if (!(await findSettings(tx, guildId)).shop.open) throw new AppError('shop_closed');
    const offer = await findOffer(tx, guildId, offerId);
    if (offer === null) throw new AppError('shop_offer_gone');
    if (offer.version !== version) throw new AppError('shop_offer_changed');
    requireLeft(offer, sales);
    const { reputation: limit } = buyer;
    if (limit < offer.price) throw new AppError('shop_too_expensive', { limit });
    if (offer.roleId !== null) await requireGivable(context, tx, buyer, { guildId, roleId: offer.roleId });
    const id = randomUUID();
    const [entry] = await payReputation(context, tx, [
      {
        guildId,
        userId,
        delta: -offer.price,
        reason: offer.name,
        source: 'shop',
        actorId: userId,
        key: `shop:${id}`,
      },
    ]);
    if (entry === undefined) throw new Error('a purchase was not paid');
    if (offer.kind === 'warning') await liftOwn(context, tx, offer, { userId, warningId });
    const purchase = await storePurchase(tx, context.clock(), offer, {
      id,
      userId,
      entryId: entry.id,
      warningId: offer.kind === 'warning' ? (warningId ?? null) : null,
      note: offer.kind === 'note' ? note : '',
    });
    await recordActivity(context, tx, {
      guildId,
      type: 'shop.bought',
      actorId: userId,
      target: { kind: 'member', id: userId },
      data: {
        offer_id: offerId,
        purchase_id: id,
        name: offer.name,
        price: offer.price,
        balance: entry.balance,
      },
    });
    if (offer.kind === 'note') await requestDelivery(tx, { guildId, kind: 'shop_note', subject: id });
    if (offer.kind === 'role') await requestDelivery(tx, { guildId, kind: 'shop_roles', subject: '' });
    await context.bus.publish(tx, { type: 'shop.changed', guildId });
    return { purchase, balance: entry.balance };
  });
};

const requireLeft = (
  { stock, perPerson }: OfferRow,
  { sold, toPerson }: Awaited<ReturnType<typeof countSold>>,
): void => {
  if (perPerson !== null && toPerson >= perPerson)
    throw new AppError('shop_limit_reached', { limit: perPerson });
  if (stock !== null && sold >= stock) throw new AppError('shop_sold_out');
};

const requireGivable = async (
  context: Context,
  tx: Transaction,
  { userId, roleIds }: ListedMember,
  { guildId, roleId }: { guildId: string; roleId: string },
): Promise<void> => {
  const roleContext = await findRoleContext(tx, guildId);
  if ((await offeredRoleProblem(tx, roleContext, roleId)) !== null)
    throw new AppError('shop_role_unavailable');
  const now = context.clock();
  if (roleIds.includes(roleId) || (await hasRoleFromShop(tx, { guildId, userId, roleId, now })))
    throw new AppError('shop_role_held');
};

/** Lifts a warning of the buyer. Nobody decides about themselves here: the price was set by leaders. */
const liftOwn = async (
  context: Context,
  tx: Transaction,
  { guildId, name }: OfferRow,
  { userId, warningId }: { userId: string; warningId: string | undefined },
): Promise<void> => {
  const lifted = await changeWarnings(context, tx, { guildId, userId }, async (active) => {
    if (active.length === 0) throw new AppError('shop_no_warning');
    const row = active.find(({ id }) => id === warningId);
    if (row === undefined) throw new AppError('shop_warning_over');
    const over = { liftedBy: userId, liftedAt: context.clock(), liftReason: name };
    return { row: await updateWarning(tx, row, over), news: 'lifted' };
  });
  await recordActivity(context, tx, {
    guildId,
    type: 'warning.lifted',
    actorId: userId,
    target: { kind: 'member', id: userId },
    data: { warning_id: lifted.id, why: name, ...factsOf(lifted) },
  });
};

const storePurchase = async (
  tx: Transaction,
  now: Date,
  { guildId, id: offerId, kind, name, price, roleId, days }: OfferRow,
  bought: Pick<PurchaseRow, 'id' | 'userId' | 'entryId' | 'warningId' | 'note'>,
): Promise<PurchaseRow> => {
  const role =
    roleId === null
      ? {}
      : { roleId, endsAt: new Date(now.getTime() + (days ?? 0) * DAY_MS), roleState: 'wanted' as const };
  const [row] = await tx
    .insert(shopPurchases)
    .values({ ...bought, ...role, guildId, offerId, kind, name, price, boughtAt: now })
    .returning();
  if (row === undefined) throw new Error('a purchase was not stored');
  return row;
};
