import { MAX_CATEGORIES } from '@famiglia/contract/treasury/treasury';
import type { TreasuryCategory } from '@famiglia/contract/treasury/treasury';
import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { USUAL_CATEGORIES } from '@famiglia/contract/treasury/usual-categories';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import {
  dropUnusedCategory,
  findCategories,
  findCategory,
  insertCategories,
  isCategoryNameTaken,
  lockCategories,
  lockCategory,
  updateCategory,
} from './category.queries.ts';
import type { CategoryRow } from './category.queries.ts';

export const presentCategory = ({ id, name, use, version }: CategoryRow): TreasuryCategory => ({
  id,
  version,
  name,
  use,
});

export const createCategory: UseCase<typeof treasuryRoutes.createCategory> = async (
  context,
  actor,
  input,
) => {
  const { guildId, name, use } = input;
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.createCategory.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockCategories(tx, guildId);
    if ((await findCategories(tx, guildId)).length >= MAX_CATEGORIES)
      throw new AppError('too_many_treasury_categories');
    const written = { guildId, name, use, createdBy: userId, createdAt: context.clock() };
    const [row] = await insertCategories(tx, [written]);
    if (row === undefined) throw new AppError('treasury_category_exists');
    await tell(
      context,
      tx,
      { guildId, type: 'treasury_category.created', actorId: userId },
      { name, category_id: row.id },
    );
    return presentCategory(row);
  });
};

/** In the guild's language. Those whose name is taken stay as they are. */
export const addUsualCategories: UseCase<typeof treasuryRoutes.addUsualCategories> = async (
  context,
  actor,
  { guildId },
) => {
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.addUsualCategories.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockCategories(tx, guildId);
    const { language } = await findSettings(tx, guildId);
    const added = await insertCategories(
      tx,
      USUAL_CATEGORIES.map(({ name, use }) => ({
        guildId,
        name: name[language],
        use,
        createdBy: userId,
        createdAt: context.clock(),
      })),
    );
    const all = await findCategories(tx, guildId);
    if (all.length > MAX_CATEGORIES) throw new AppError('too_many_treasury_categories');
    const names = added.map(({ name }) => name);
    if (names.length > 0)
      await tell(context, tx, { guildId, type: 'treasury_category.usual_added', actorId: userId }, { names });
    return { items: all.map(presentCategory), total: all.length, limit: MAX_CATEGORIES, offset: 0 };
  });
};

export const editCategory: UseCase<typeof treasuryRoutes.editCategory> = async (context, actor, input) => {
  const { guildId, categoryId, name, use, version } = input;
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.editCategory.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockCategories(tx, guildId);
    const before = await findCategory(tx, guildId, categoryId);
    if (before === null) throw new AppError('not_found');
    const shown = presentCategory(before);
    await requireVersion(tx, {
      seen: version,
      stored: before.version,
      changes: { guildId, noted: { category_id: categoryId } },
      read: () => shown,
    });
    if (before.name === name && before.use === use) return shown;
    if (await isCategoryNameTaken(tx, input)) throw new AppError('treasury_category_exists');
    const row = await updateCategory(tx, input, { name, use });
    if (row === null) throw new AppError('not_found');
    const changes = { name, category_id: categoryId, before: { name: before.name, use: before.use } };
    await tell(context, tx, { guildId, type: 'treasury_category.edited', actorId: userId }, changes);
    return presentCategory(row);
  });
};

/** Entries that have it go on showing its name, which is free for another. */
export const deleteCategory: UseCase<typeof treasuryRoutes.deleteCategory> = async (
  context,
  actor,
  input,
) => {
  const { guildId, categoryId } = input;
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.deleteCategory.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await lockCategories(tx, guildId);
    await lockCategory(tx, input);
    const row = await updateCategory(tx, input, { deletedBy: userId, deletedAt: context.clock() });
    if (row === null) throw new AppError('not_found');
    await dropUnusedCategory(tx, input);
    const data = { name: row.name, category_id: categoryId };
    await tell(context, tx, { guildId, type: 'treasury_category.deleted', actorId: userId }, data);
  });
  return null;
};

const tell = async (
  context: Context,
  tx: Transaction,
  what: Pick<Parameters<typeof recordActivity>[2], 'guildId' | 'type' | 'actorId'>,
  data: Record<string, unknown>,
): Promise<void> => {
  await recordActivity(context, tx, { ...what, target: { kind: 'settings', id: what.guildId }, data });
  await context.bus.publish(tx, { type: 'treasury.changed', guildId: what.guildId });
};
