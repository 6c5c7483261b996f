import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { members } from '../platform/db/schema/guilds.ts';
import type { MemberFilter } from './member-filter.ts';

export const SORTED_BY: Record<MemberFilter['sort'], AnyPgColumn> = {
  name: members.displayName,
  ingame_nick: members.ingameNick,
  reputation: members.reputation,
  joined_at: members.joinedAt,
  last_active_at: members.lastActiveAt,
};

/** Columns that are never null use the index's own order; otherwise nulls come last. */
export const orderOf = ({ sort, order }: MemberFilter): SQL => {
  const direction = sql.raw(order);
  const never = sort === 'name' || (sort === 'reputation' && order === 'desc');
  return never ? sql`${SORTED_BY[sort]} ${direction}` : sql`${SORTED_BY[sort]} ${direction} nulls last`;
};
