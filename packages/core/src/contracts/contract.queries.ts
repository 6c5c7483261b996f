import type { EventStatus } from '@famiglia/contract/events/events';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { containing } from '../platform/db/containing.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { contracts } from '../platform/db/schema/contracts.ts';
import { roles } from '../platform/db/schema/guilds.ts';
import { rankSteps } from '../platform/db/schema/ranks.ts';
import { rosters } from '../platform/db/schema/rosters.ts';
import { startOrder } from '../rosters/start-order.ts';

export type ContractRow = typeof contracts.$inferSelect;
export interface ContractWithRoster {
  contract: ContractRow;
  roster: typeof rosters.$inferSelect;
  /** The name of the needed rank; null if everybody may join, or if its role is gone. */
  rankName: string | null;
}

const withRoster = (db: Queryable) =>
  db
    .select({
      contract: contracts,
      roster: rosters,
      rankName: sql<
        string | null
      >`case when ${roles.id} is not null then coalesce(${rankSteps.name}, ${roles.name}) end`,
    })
    .from(contracts)
    .innerJoin(rosters, eq(rosters.id, contracts.id))
    .leftJoin(roles, and(eq(roles.guildId, contracts.guildId), eq(roles.id, contracts.neededRoleId)))
    .leftJoin(
      rankSteps,
      and(eq(rankSteps.guildId, contracts.guildId), eq(rankSteps.roleId, contracts.neededRoleId)),
    );

export const findContract = async (
  db: Queryable,
  guildId: string,
  contractId: string,
): Promise<ContractWithRoster | null> => {
  const [row] = await executeKept(db, 'contract', { guildId, contractId }, (on) =>
    withRoster(on).where(
      and(eq(contracts.guildId, sql.placeholder('guildId')), eq(contracts.id, sql.placeholder('contractId'))),
    ),
  );
  return row ?? null;
};

export interface ContractFilter {
  status?: EventStatus | undefined;
  search?: string | undefined;
}

const matching = (guildId: string, { status, search }: ContractFilter) =>
  and(
    eq(contracts.guildId, guildId),
    status === undefined ? undefined : eq(contracts.status, status),
    search === undefined || search === ''
      ? undefined
      : sql`lower(${contracts.title}) like ${containing(search)}`,
  );

/** Those that are not over first, the next to end before all others; then the past, latest first. */
export const findContracts = async (
  db: Queryable,
  guildId: string,
  filter: ContractFilter,
  page: { limit: number; offset: number },
): Promise<ContractWithRoster[]> =>
  withRoster(db)
    .where(matching(guildId, filter))
    .orderBy(
      sql`case when ${contracts.status} in ('open', 'closed') then ${contracts.endsAt} end asc nulls last`,
      ...startOrder({ status: contracts.status, startsAt: contracts.endsAt }, undefined, undefined),
      asc(contracts.id),
    )
    .limit(page.limit)
    .offset(page.offset);

export const countContracts = async (
  db: Queryable,
  guildId: string,
  filter: ContractFilter,
): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(contracts).where(matching(guildId, filter));
  return row?.total ?? 0;
};

export const insertContract = async (tx: Transaction, row: typeof contracts.$inferInsert): Promise<void> => {
  await tx.insert(contracts).values(row);
};

/** Every change that a form could overwrite raises the version of the contract. */
export const updateContract = async (
  tx: Transaction,
  contractId: string,
  values: Omit<Partial<typeof contracts.$inferInsert>, 'version'>,
  raises = true,
): Promise<void> => {
  await tx
    .update(contracts)
    .set({ ...values, ...(raises ? { version: sql`${contracts.version} + 1` } : {}) })
    .where(eq(contracts.id, contractId));
};
