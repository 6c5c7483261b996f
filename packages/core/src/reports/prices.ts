import { MAX_PRICE_ITEMS, reportRoutes } from '@famiglia/contract/reports/reports';
import type { PriceItem } from '@famiglia/contract/reports/reports';
import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { findPricedItems, insertItem, lockItem, lockReports, setPrice, touchItem } from './price.queries.ts';
import type { ItemPrice, PricedItem, PriceValues } from './price.queries.ts';

export const listPrices: UseCase<typeof reportRoutes.prices> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, reportRoutes.prices.access);
  return wholeList(await readPrices(context, guildId));
};

/** For everybody in the guild: `/prices` shows the same. */
export const readPrices = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  guildId: string,
): Promise<PriceItem[]> => (await findPricedItems(db, guildId, clock())).map(presentItem);

export const addPrice: UseCase<typeof reportRoutes.addPrice> = async (context, actor, input) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, reportRoutes.addPrice.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockReports(tx, guildId);
    const now = context.clock();
    const others = await findPricedItems(tx, guildId, now);
    if (others.length >= MAX_PRICE_ITEMS) throw new AppError('too_many_price_items');
    requireFreeName(others, input.name);
    const item = await insertItem(tx, { guildId, createdBy: userId, createdAt: now });
    const row = { ...valuesOf(input), guildId, itemId: item.id, sequence: 0, setBy: userId, setAt: now };
    await setPrice(tx, { ...row, validFrom: validFrom(input.validFrom, now) }, now);
    await changed(context, tx, { guildId, type: 'price_item.added', actorId: userId }, item.id, row);
    return readItem(tx, guildId, item.id, now);
  });
};

/** From its day on. What was reported before keeps the price that it was sent for. */
export const editPrice: UseCase<typeof reportRoutes.editPrice> = async (context, actor, input) => {
  const { guildId, itemId, version } = input;
  await requireGuildAccess(context, actor, guildId, reportRoutes.editPrice.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockReports(tx, guildId);
    const now = context.clock();
    const item = await lockItem(tx, input);
    if (item === null) throw new AppError('not_found');
    await requireVersion(tx, {
      seen: version,
      stored: item.version,
      changes: { guildId, types: ['price_item.edited'], noted: { item_id: itemId } },
      read: async () => readItem(tx, guildId, itemId, now),
    });
    const items = await findPricedItems(tx, guildId, now);
    const before = items.find((one) => one.item.id === itemId);
    requireFreeName(
      items.filter((one) => one !== before),
      input.name,
    );
    const values = valuesOf(input);
    const from = validFrom(input.validFrom, now);
    if (before !== undefined && isSame(before, values, from, now)) return presentItem(before);
    const set = { validFrom: from, sequence: item.version + 1, setBy: userId, setAt: now };
    await setPrice(tx, { ...values, guildId, itemId, ...set }, now);
    await touchItem(tx, input);
    await changed(context, tx, { guildId, type: 'price_item.edited', actorId: userId }, itemId, values);
    return readItem(tx, guildId, itemId, now);
  });
};

/** Reports that wait are judged as before: they know the price that they were sent for. */
export const removePrice: UseCase<typeof reportRoutes.removePrice> = async (context, actor, input) => {
  const { guildId, itemId } = input;
  await requireGuildAccess(context, actor, guildId, reportRoutes.removePrice.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await lockReports(tx, guildId);
    const now = context.clock();
    const item = (await findPricedItems(tx, guildId, now)).find((one) => one.item.id === itemId);
    const price = item?.price ?? item?.planned;
    if (price === undefined || price === null) throw new AppError('not_found');
    await touchItem(tx, input, { removedAt: now, removedBy: userId });
    await changed(context, tx, { guildId, type: 'price_item.removed', actorId: userId }, itemId, price);
  });
  return null;
};

const valuesOf = (input: Omit<PriceValues, 'priceCents'> & { priceCents: string }): PriceValues => ({
  name: input.name,
  unit: input.unit,
  priceCents: BigInt(input.priceCents),
  dailyLimit: input.dailyLimit,
  weeklyLimit: input.weeklyLimit,
});

/** A price in the past would change what was reported since. */
const validFrom = (wanted: string | undefined, now: Date): Date => {
  if (wanted === undefined) return now;
  const from = new Date(wanted);
  if (from >= now) return from;
  throw new AppError('validation_failed', { errors: [{ field: 'valid_from', message: 'in_past' }] });
};

const requireFreeName = (others: readonly PricedItem[], name: string): void => {
  const wanted = name.toLowerCase();
  const names = others.flatMap(({ price, planned }) => [price?.name, planned?.name]);
  if (names.some((taken) => taken?.toLowerCase() === wanted)) throw new AppError('price_item_exists');
};

const isSame = ({ price, planned }: PricedItem, values: PriceValues, from: Date, now: Date): boolean => {
  const last = planned ?? price;
  return (
    last !== null &&
    (planned === null ? from.getTime() === now.getTime() : from.getTime() === planned.validFrom.getTime()) &&
    (Object.keys(values) as (keyof PriceValues)[]).every((field) => last[field] === values[field])
  );
};

const changed = async (
  context: Context,
  tx: Transaction,
  what: { guildId: string; type: Extract<ActivityType, `price_item.${string}`>; actorId: string },
  itemId: string,
  { name, unit, priceCents }: PriceValues,
): Promise<void> => {
  await recordActivity(context, tx, {
    ...what,
    target: { kind: 'settings', id: what.guildId },
    data: { item_id: itemId, item: name, unit, amount_cents: String(priceCents) },
  });
  await requestDelivery(tx, { guildId: what.guildId, kind: 'price_list', subject: '' });
  await context.bus.publish(tx, { type: 'prices.changed', guildId: what.guildId });
};

const readItem = async (db: Queryable, guildId: string, itemId: string, now: Date): Promise<PriceItem> => {
  const found = (await findPricedItems(db, guildId, now)).find(({ item }) => item.id === itemId);
  if (found === undefined) throw new AppError('not_found');
  return presentItem(found);
};

const presentPrice = (price: ItemPrice) => ({
  name: price.name,
  unit: price.unit,
  price_cents: String(price.priceCents),
  daily_limit: price.dailyLimit,
  weekly_limit: price.weeklyLimit,
  valid_from: price.validFrom.toISOString(),
});

const presentItem = ({ item, price, planned }: PricedItem): PriceItem => {
  const shown = price ?? planned;
  if (shown === null) throw new Error('an item has no price');
  return {
    id: item.id,
    version: item.version,
    ...presentPrice(shown),
    planned: planned === null ? null : presentPrice(planned),
  };
};
