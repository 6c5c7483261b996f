import { MAX_OFFERS, shopRoutes } from '@famiglia/contract/shop/shop';
import type { ShopOffer } from '@famiglia/contract/shop/shop';
import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { and, eq, sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { findRoleContext, findStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { askProblem } from '../bot-permissions/role-gifts.ts';
import type { Asker } from '../bot-permissions/role-context.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { shopOffers } from '../platform/db/schema/shop.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { offeredRoleProblem } from './offered-role.ts';
import { findOffer, findOffers, lockShop } from './shop.queries.ts';
import type { OfferRow } from './shop.queries.ts';

export const listOffers: UseCase<typeof shopRoutes.offers> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, shopRoutes.offers.access);
  return wholeList(await readOffers(context.db, guildId));
};

/** For everybody in the guild: `/shop` shows the same. */
export const readOffers = async (db: Queryable, guildId: string): Promise<ShopOffer[]> => {
  const rows = await findOffers(db, guildId);
  const givesRoles = rows.some(({ offer }) => offer.roleId !== null);
  const roleContext = givesRoles ? await findRoleContext(db, guildId) : null;
  const problems = new Map<string, string | null>();
  for (const { offer } of rows)
    if (offer.roleId !== null && roleContext !== null)
      problems.set(offer.id, await offeredRoleProblem(db, roleContext, offer.roleId));
  return rows.map(({ offer, sold }) => ({
    id: offer.id,
    version: offer.version,
    kind: offer.kind,
    name: offer.name,
    description: offer.description,
    price: offer.price,
    stock: offer.stock,
    per_person: offer.perPerson,
    role_id: offer.roleId,
    days: offer.days,
    sold,
    role_name: roleContext?.roles.find(({ id }) => id === offer.roleId)?.name ?? null,
    role_problem: problems.get(offer.id) ?? null,
  }));
};

export const addOffer: UseCase<typeof shopRoutes.addOffer> = async (context, actor, input) => {
  const { guildId } = input;
  const { permissions } = await requireGuildAccess(context, actor, guildId, shopRoutes.addOffer.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockShop(tx, guildId);
    const others = await findOffers(tx, guildId);
    if (others.length >= MAX_OFFERS) throw new AppError('too_many_shop_offers');
    requireFreeName(others, input.name);
    const values = await checkedValues(tx, { guildId, userId, permissions }, input, null);
    const row = { ...values, kind: input.kind, guildId, createdBy: userId, createdAt: context.clock() };
    const [stored] = await tx.insert(shopOffers).values(row).returning();
    if (stored === undefined) throw new Error('an offer was not stored');
    await changed(context, tx, 'shop.offer_added', userId, stored);
    return readOffer(tx, guildId, stored.id);
  });
};

/** What was bought before stays as it was bought. */
export const editOffer: UseCase<typeof shopRoutes.editOffer> = async (context, actor, input) => {
  const { guildId, offerId } = input;
  const { permissions } = await requireGuildAccess(context, actor, guildId, shopRoutes.editOffer.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockShop(tx, guildId);
    const before = await findOffer(tx, guildId, offerId);
    if (before === null) throw new AppError('not_found');
    await requireVersion(tx, {
      seen: input.version,
      stored: before.version,
      changes: { guildId, types: ['shop.offer_edited'], noted: { offer_id: offerId } },
      read: async () => readOffer(tx, guildId, offerId),
    });
    if (input.kind !== before.kind) throw invalid('kind', 'read_only');
    const others = (await findOffers(tx, guildId)).filter(({ offer }) => offer.id !== offerId);
    requireFreeName(others, input.name);
    const values = await checkedValues(tx, { guildId, userId, permissions }, input, before);
    const isSame = (Object.keys(values) as (keyof typeof values)[]).every(
      (key) => values[key] === before[key],
    );
    if (isSame) return readOffer(tx, guildId, offerId);
    await touch(tx, before, values);
    await changed(context, tx, 'shop.offer_edited', userId, { ...before, ...values });
    return readOffer(tx, guildId, offerId);
  });
};

export const removeOffer: UseCase<typeof shopRoutes.removeOffer> = async (context, actor, input) => {
  const { guildId, offerId } = input;
  await requireGuildAccess(context, actor, guildId, shopRoutes.removeOffer.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await lockShop(tx, guildId);
    const offer = await findOffer(tx, guildId, offerId);
    if (offer === null) throw new AppError('not_found');
    await touch(tx, offer, { removedAt: context.clock(), removedBy: userId });
    await changed(context, tx, 'shop.offer_removed', userId, offer);
  });
  return null;
};

type Fields = Pick<
  UseCaseInput<typeof shopRoutes.addOffer>,
  'kind' | 'name' | 'description' | 'price' | 'stock' | 'perPerson' | 'roleId' | 'days'
>;

interface Manager {
  guildId: string;
  userId: string;
  permissions: Asker['permissions'];
}

/** Only an offer of a role has a role and days. A new role has to be one that the manager could give, and that no other rule gives. */
const checkedValues = async (tx: Transaction, manager: Manager, input: Fields, before: OfferRow | null) => {
  const { kind, name, description, price, stock, perPerson } = input;
  const plain = { name, description, price, stock, perPerson };
  if (kind !== 'role') return { ...plain, roleId: null, days: null };
  const { roleId, days } = input;
  if (roleId === null) throw invalid('role_id', 'unknown_role');
  if (days === null) throw invalid('days', 'below_limit');
  if (roleId !== before?.roleId) await requireOfferable(tx, manager, roleId);
  return { ...plain, roleId, days };
};

const requireOfferable = async (
  tx: Transaction,
  { guildId, userId, permissions }: Manager,
  roleId: string,
): Promise<void> => {
  const standing = await findStanding(tx, guildId, userId);
  if (standing === null) throw new AppError('guild_not_found');
  const roleContext = await findRoleContext(tx, guildId);
  const role = roleContext.roles.find(({ id }) => id === roleId);
  const problem =
    role === undefined
      ? 'unknown_role'
      : (askProblem(roleContext, role, 'shop', { standing, permissions }) ??
        (await offeredRoleProblem(tx, roleContext, roleId)));
  if (problem !== null) throw invalid('role_id', problem);
};

const invalid = (field: string, message: string): AppError =>
  new AppError('validation_failed', { errors: [{ field, message }] });

const requireFreeName = (others: readonly { offer: OfferRow }[], name: string): void => {
  const wanted = name.toLowerCase();
  if (others.some(({ offer }) => offer.name.toLowerCase() === wanted))
    throw new AppError('shop_offer_exists');
};

const touch = async (
  tx: Transaction,
  { guildId, id }: OfferRow,
  values: Partial<OfferRow>,
): Promise<void> => {
  await tx
    .update(shopOffers)
    .set({ ...values, version: sql`${shopOffers.version} + 1` })
    .where(and(eq(shopOffers.guildId, guildId), eq(shopOffers.id, id)));
};

const changed = async (
  context: Context,
  tx: Transaction,
  type: Extract<ActivityType, `shop.offer_${string}`>,
  actorId: string,
  { guildId, id, name, price }: OfferRow,
): Promise<void> => {
  await recordActivity(context, tx, {
    guildId,
    type,
    actorId,
    target: { kind: 'settings', id: guildId },
    data: { offer_id: id, name, price },
  });
  await context.bus.publish(tx, { type: 'shop.changed', guildId });
};

const readOffer = async (db: Queryable, guildId: string, offerId: string): Promise<ShopOffer> => {
  const offer = (await readOffers(db, guildId)).find(({ id }) => id === offerId);
  if (offer === undefined) throw new AppError('not_found');
  return offer;
};
