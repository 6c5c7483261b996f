import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findBots, findNames } from '../members/member.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { OUTSIDE, lockAccounts, placeOf } from './account.queries.ts';
import { holdCategories } from './category.queries.ts';
import { findEntry, presentEntry } from './entry.queries.ts';
import { findEntryByKey, postEntry, tellOfEntry } from './post-entry.ts';

/** Clocks of people differ from ours. */
const TOLERANCE_MS = 5 * 60 * 1000;

/** Money that came in, or went out. */
export const enterMoney: UseCase<typeof treasuryRoutes.enter> = async (context, actor, input) => {
  const { guildId, key, kind, officerId, categoryId, personId, reason, proof } = input;
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.enter.access);
  const { userId: actorId } = requireSignedIn(actor);
  const happenedAt = input.happenedAt === undefined ? context.clock() : new Date(input.happenedAt);
  if (happenedAt.getTime() > context.clock().getTime() + TOLERANCE_MS) throw refuse('happened_at', 'not_yet');
  const cents = BigInt(input.amountCents);
  const signed = kind === 'income' ? cents : -cents;
  return enter(context, guildId, async (tx) => {
    await requirePeople(tx, guildId, { officer_id: officerId, person_id: personId });
    if (categoryId !== null) {
      const [category] = await holdCategories(tx, guildId, [categoryId]);
      if (category === undefined) throw refuse('category_id', 'unknown_category');
      if (category.use !== 'both' && category.use !== kind) throw refuse('category_id', 'wrong_value');
    }
    const legs = [
      { ...placeOf(officerId), cents: signed },
      { ...OUTSIDE, cents: -signed },
    ];
    return postEntry(context, tx, {
      guildId,
      key,
      kind,
      legs,
      categoryId,
      personId,
      reason,
      proof,
      actorId,
      happenedAt,
    });
  });
};

/** From the bank to an officer, back, or from officer to officer: the family has as much as before. */
export const transferMoney: UseCase<typeof treasuryRoutes.transfer> = async (context, actor, input) => {
  const { guildId, key, fromOfficerId, toOfficerId, reason } = input;
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.transfer.access);
  const { userId: actorId } = requireSignedIn(actor);
  if (fromOfficerId === toOfficerId) throw new AppError('treasury_same_place');
  const cents = BigInt(input.amountCents);
  return enter(context, guildId, async (tx) => {
    await requirePeople(tx, guildId, { from_officer_id: fromOfficerId, to_officer_id: toOfficerId });
    const legs = [
      { ...placeOf(fromOfficerId), cents: -cents },
      { ...placeOf(toOfficerId), cents },
    ];
    return postEntry(context, tx, { guildId, key, kind: 'transfer', legs, reason, actorId });
  });
};

/**
 * What was counted becomes the balance; the difference is written down. It was counted against a balance that somebody saw: if that
 * moved meanwhile, the difference would be another one.
 */
export const countMoney: UseCase<typeof treasuryRoutes.count> = async (context, actor, input) => {
  const { guildId, key, officerId, countedCents, seenCents, reason } = input;
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.count.access);
  const { userId: actorId } = requireSignedIn(actor);
  const place = placeOf(officerId);
  const entryId = await context.db.transaction(async (tx) => {
    await requirePeople(tx, guildId, { officer_id: officerId });
    const accounts = await lockAccounts(tx, guildId, [place, OUTSIDE]);
    const known = await findEntryByKey(tx, guildId, key);
    if (known !== null) return known;
    const balance = accounts.find((one) => one.place === place.place)?.balanceCents ?? 0n;
    if (balance !== BigInt(seenCents))
      throw new AppError('treasury_moved', { current: { balance_cents: String(balance) } });
    const difference = BigInt(countedCents) - balance;
    const entry = { guildId, key, kind: 'stocktaking' as const, reason, actorId };
    if (difference === 0n) {
      await tellOfEntry(context, tx, entry, { entryId: null, cents: 0n });
      return null;
    }
    const legs = [
      { ...place, cents: difference },
      { ...OUTSIDE, cents: -difference },
    ];
    return (await postEntry(context, tx, { ...entry, legs })).entryId;
  });
  return { entry: entryId === null ? null : await readEntry(context.db, guildId, entryId) };
};

const readEntry = async (db: Queryable, guildId: string, entryId: number) => {
  const row = await findEntry(db, guildId, entryId);
  if (row === null) throw new AppError('not_found');
  return presentEntry(row);
};

/** Runs the work and answers with the entry as everybody sees it. */
export const enter = async (
  context: Context,
  guildId: string,
  work: (tx: Transaction) => Promise<{ entryId: number; belowZero: boolean }>,
) => {
  const { entryId, belowZero } = await context.db.transaction(work);
  return { entry: await readEntry(context.db, guildId, entryId), below_zero: belowZero };
};

const refuse = (field: string, message: string) =>
  new AppError('validation_failed', { errors: [{ field, message }] });

/** Everybody named is known to the guild, also if they left since: their cash has to come back. */
const requirePeople = async (
  tx: Transaction,
  guildId: string,
  named: Readonly<Record<string, string | null>>,
): Promise<void> => {
  const ids = Object.values(named).filter((id) => id !== null);
  const known = await findNames(tx, guildId, ids);
  const bots = await findBots(tx, guildId, ids);
  for (const [field, id] of Object.entries(named))
    if (id !== null && (!known.has(id) || bots.includes(id))) throw refuse(field, 'not_a_member');
};
