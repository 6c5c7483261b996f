import type { TreasuryBalances } from '@famiglia/contract/treasury/treasury';
import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findAccounts } from './account.queries.ts';
import { presentCategory } from './categories.ts';
import { findCategories } from './category.queries.ts';

export const getTreasury: UseCase<typeof treasuryRoutes.overview> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.overview.access);
  const [balances, categories] = await Promise.all([
    readBalances(context.db, guildId),
    findCategories(context.db, guildId),
  ]);
  return { ...balances, categories: categories.map(presentCategory) };
};

export const readBalances = async (db: Queryable, guildId: string): Promise<TreasuryBalances> => {
  const accounts = await findAccounts(db, guildId);
  const sumOf = (place: string): bigint =>
    accounts.reduce((sum, one) => (one.place === place ? sum + one.balance : sum), 0n);
  const officers = accounts
    .flatMap(({ place, userId, name, balance }) =>
      place === 'officer' && userId !== null ? [{ id: userId, name: name ?? userId, balance }] : [],
    )
    .toSorted((one, other) => (one.balance < other.balance ? 1 : -1));
  return {
    total_cents: String(sumOf('bank') + sumOf('officer')),
    bank_cents: String(sumOf('bank')),
    officers: officers.map(({ id, name, balance }) => ({
      person: { id, name },
      balance_cents: String(balance),
    })),
    officers_cents: String(sumOf('officer')),
    owed_cents: String(-sumOf('owed')),
  };
};
