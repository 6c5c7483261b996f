import { randomUUID } from 'node:crypto';
import type { TreasuryEntry } from '@famiglia/contract/treasury/treasury';
import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { enter } from './enter-money.ts';
import { findEntry, presentEntry } from './entry.queries.ts';
import { postEntry } from './post-entry.ts';

/** One operation of the guild. */
export const readOperation = async (
  db: Queryable,
  guildId: string,
  entryId: string,
): Promise<TreasuryEntry> => {
  const row = /^[1-9]\d{0,14}$/.test(entryId) ? await findEntry(db, guildId, Number(entryId)) : null;
  if (row === null) throw new AppError('not_found');
  return presentEntry(row);
};

/** A counter-entry moves everything back. Statistics then leave both out; the list shows both. */
export const takeBackEntry: UseCase<typeof treasuryRoutes.takeBack> = async (context, actor, input) => {
  const { guildId, entryId, reason } = input;
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.takeBack.access);
  const { userId: actorId } = requireSignedIn(actor);
  return enter(context, guildId, async (tx) => {
    const row = await findEntry(tx, guildId, Number(entryId));
    if (row === null) throw new AppError('not_found');
    const { entry, legs, counteredBy } = row;
    if (entry.kind === 'counter') throw new AppError('treasury_not_undoable');
    // A payday has to know of it.
    if (entry.kind === 'accrual' || entry.kind === 'payout') throw new AppError('treasury_of_payday');
    if (counteredBy !== null) throw new AppError('treasury_taken_back');
    return postEntry(context, tx, {
      guildId,
      key: randomUUID(),
      kind: 'counter',
      legs: legs.map(({ place, userId, cents }) => ({ place, userId, cents: -cents })),
      categoryId: entry.categoryId,
      personId: entry.personId,
      reason: reason === '' ? entry.reason : reason,
      actorId,
      countersId: entry.id,
    });
  });
};
