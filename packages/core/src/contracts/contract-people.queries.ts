import type { ContractPerson } from '@famiglia/contract/contracts/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { contractShares } from '../platform/db/schema/contracts.ts';

export type ShareRow = typeof contractShares.$inferSelect;

interface PersonValues extends Record<string, unknown> {
  user_id: string;
  name: string;
  left: boolean;
  list: 'main' | 'reserve' | null;
  rank: string | null;
  place: number;
  reported: number;
  contribution: number | null;
  weight: number | null;
  amount: string | null;
}

/**
 * Everybody a contract concerns: its list in order, and then those who reported or have a share without being on it. The weight of a
 * rank is its place in the ladder counted from below, one more than without a rank.
 */
export const findContractPeople = async (
  db: Queryable,
  guildId: string,
  contractId: string,
): Promise<ContractPerson[]> => {
  const { rows } = await db.execute<PersonValues>(sql`
    with reported as (
      select report.user_id, sum(report.accepted_quantity)::int as quantity from reports report
      where report.contract_id = ${contractId}::uuid and report.guild_id = ${guildId}::bigint
        and report.accepted_at is not null
      group by report.user_id
    ), people as (
      select user_id from roster_entries where roster_id = ${contractId}::uuid
      union select user_id from reported
      union select user_id from contract_shares where contract_id = ${contractId}::uuid
    )
    select member.user_id::text, member.display_name as name, member.left_at is not null as left, entry.list,
      held.name as rank, coalesce(held.position, 0) as place, coalesce(reported.quantity, 0) as reported,
      share.contribution, share.weight, share.amount_cents::text as amount
    from people
    join members member on member.guild_id = ${guildId}::bigint and member.user_id = people.user_id
    left join roster_entries entry on entry.roster_id = ${contractId}::uuid and entry.user_id = people.user_id
    left join reported on reported.user_id = people.user_id
    left join contract_shares share on share.contract_id = ${contractId}::uuid and share.user_id = people.user_id
    left join member_ranks rank on rank.guild_id = member.guild_id and rank.user_id = member.user_id
    left join rank_steps held on held.guild_id = member.guild_id and held.role_id = rank.role_id
    order by case entry.list when 'main' then 1 when 'reserve' then 2 else 3 end, entry.position,
      lower(member.display_name), member.user_id`);
  return rows.map((row) => ({
    user: { id: row.user_id, name: row.name },
    left: row.left,
    list: row.list,
    rank: row.rank,
    weight: row.weight ?? row.place + 1,
    reported: row.reported,
    contribution: row.contribution,
    share_cents: row.amount,
  }));
};

/** Reports of a contract whose screenshots nobody has judged yet. */
export const countWaitingReports = async (
  db: Queryable,
  guildId: string,
  contractId: string,
): Promise<number> => {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from reports report
    join screenshots shot on shot.guild_id = report.guild_id and shot.source_id = report.source_id
    where report.contract_id = ${contractId}::uuid and report.guild_id = ${guildId}::bigint
      and shot.status = 'pending'`);
  return rows[0]?.waiting ?? 0;
};

/** The shares of a contract, all anew. */
export const replaceShares = async (
  tx: Transaction,
  contractId: string,
  rows: readonly ShareRow[],
): Promise<void> => {
  await tx.delete(contractShares).where(eq(contractShares.contractId, contractId));
  await tx.insert(contractShares).values([...rows]);
};
