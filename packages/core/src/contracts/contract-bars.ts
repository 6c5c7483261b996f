import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import type { Bar } from '../rosters/roster-command.ts';
import type { RosterRef } from '../rosters/roster-kind.ts';
import { findSettings } from '../settings/settings.queries.ts';

/**
 * Who may not sign up for a contract by themselves: whose rank is too low, and, where the family allows one contract at a time, who is
 * on the list of another. Joins of one guild’s contracts wait for each other then: two clicks at once could not see each other.
 */
export const findContractBars = async (
  tx: Transaction,
  { guildId, rosterId }: RosterRef,
  userIds: readonly string[],
): Promise<Map<string, Bar>> => {
  if (userIds.length === 0) return new Map();
  const { contracts: settings } = await findSettings(tx, guildId);
  if (settings.one_active) await lockNamed(tx, 'contracts', guildId);
  const { rows } = await tx.execute<{ user_id: string; rank: string | null; elsewhere: string | null }>(sql`
    select member.user_id::text,
      case when role.id is not null and not (contract.needed_role_id = any(member.role_ids) or exists (
          select from rank_steps held where held.guild_id = member.guild_id
            and held.position > needed.position and held.role_id = any(member.role_ids)))
        then coalesce(needed.name, role.name) end as rank,
      ${settings.one_active ? otherContract(rosterId) : sql`null::text`} as elsewhere
    from members member
    join contracts contract on contract.id = ${rosterId}::uuid
    left join roles role on role.guild_id = contract.guild_id and role.id = contract.needed_role_id
    left join rank_steps needed on needed.guild_id = contract.guild_id and needed.role_id = contract.needed_role_id
    where member.guild_id = ${guildId}::bigint and member.user_id = any(${sql.param(userIds)}::bigint[])`);
  return new Map(
    rows.flatMap(({ user_id: userId, rank, elsewhere }): [string, Bar][] => {
      if (rank !== null) return [[userId, { why: 'rank', name: rank }]];
      return elsewhere === null ? [] : [[userId, { why: 'elsewhere', name: elsewhere }]];
    }),
  );
};

const otherContract = (rosterId: string) => sql`(
        select other.title from roster_entries entry
        join contracts other on other.id = entry.roster_id and other.status in ('open', 'closed')
        where entry.guild_id = member.guild_id and entry.user_id = member.user_id
          and entry.roster_id <> ${rosterId}::uuid limit 1)`;
