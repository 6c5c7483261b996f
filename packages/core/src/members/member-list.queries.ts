import { and, asc, count, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { prepareRows } from '../db/prepare-rows.ts';
import { members } from '../db/schema/guilds.ts';
import type { ListedMember } from './listed-member.ts';
import type { MemberFilter } from './member-filter.ts';
import { memberOfRow, memberRow } from './member-row.ts';
import type { MemberRow } from './member-row.ts';
import { matchesTerm, termKind, termValues } from './search-term.ts';

const SORTED_BY: Record<MemberFilter['sort'], AnyPgColumn> = {
  name: members.displayName,
  ingame_nick: members.ingameNick,
  reputation: members.reputation,
  joined_at: members.joinedAt,
  last_active_at: members.lastActiveAt,
};

/** Columns that never lack a value take the index's own order; elsewhere the empty ones go last. */
const orderOf = ({ sort, order, terms }: MemberFilter): SQL => {
  const direction = sql.raw(order);
  // A search sorts what it found. Walking everybody in order, in the hope of meeting them soon, is a gamble.
  if (sort === 'name' && terms.length > 0) return sql`(${SORTED_BY[sort]} || '') ${direction}`;
  const never = sort === 'name' || (sort === 'reputation' && order === 'desc');
  return never ? sql`${SORTED_BY[sort]} ${direction}` : sql`${SORTED_BY[sort]} ${direction} nulls last`;
};

const statusOf = ({ status }: MemberFilter): SQL | undefined => {
  if (status === 'all') return undefined;
  return status === 'left' ? isNotNull(members.leftAt) : isNull(members.leftAt);
};

const activeOf = ({ active }: MemberFilter): SQL | undefined => {
  if (active === undefined) return undefined;
  const since = sql.placeholder('activeSince');
  return active === 'yes'
    ? gte(members.lastActiveAt, since)
    : or(isNull(members.lastActiveAt), lt(members.lastActiveAt, since));
};

const nickOf = ({ hasNick }: MemberFilter): SQL | undefined => {
  if (hasNick === undefined) return undefined;
  return hasNick === 'yes' ? isNotNull(members.ingameNick) : isNull(members.ingameNick);
};

/** Bots are no members of a family. */
const matching = (filter: MemberFilter): SQL | undefined =>
  and(
    eq(members.guildId, sql.placeholder('guildId')),
    eq(members.isBot, false),
    statusOf(filter),
    activeOf(filter),
    nickOf(filter),
    filter.roleId === undefined
      ? undefined
      : sql`${sql.placeholder('roleId')}::bigint = any(${members.roleIds})`,
    ...filter.terms.map((term, index) => matchesTerm(term, `term${index}`)),
  );

const prepareList = (db: Database, filter: MemberFilter, name: string) => ({
  page: prepareRows<MemberRow>(
    db,
    name,
    db
      .select(memberRow)
      .from(members)
      .where(matching(filter))
      .orderBy(orderOf(filter), asc(members.userId))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  ),
  total: db.select({ total: count() }).from(members).where(matching(filter)).prepare(`${name} total`),
});

/** Two filters of one shape differ only in their values, and share a statement. */
const shapeOf = (filter: MemberFilter): string =>
  [
    filter.status,
    filter.active,
    filter.hasNick,
    filter.roleId && 'role',
    filter.sort,
    filter.order,
    ...filter.terms.map(termKind),
  ].join(' ');

/** The panel's busiest list: its statements are planned once per connection. */
const prepared = new WeakMap<Database, Map<string, ReturnType<typeof prepareList>>>();

const listOf = (db: Database, filter: MemberFilter): ReturnType<typeof prepareList> => {
  const known = prepared.get(db) ?? new Map<string, ReturnType<typeof prepareList>>();
  prepared.set(db, known);
  const shape = shapeOf(filter);
  // PostgreSQL cuts a longer name off.
  const list = known.get(shape) ?? prepareList(db, filter, `members ${known.size}`);
  known.set(shape, list);
  return list;
};

interface Page {
  limit: number;
  offset: number;
}

const valuesOf = (guildId: string, filter: MemberFilter, page: Page): Record<string, unknown> => ({
  guildId,
  ...page,
  roleId: filter.roleId,
  activeSince: filter.activeSince,
  ...Object.assign({}, ...filter.terms.map((term, index) => termValues(term, `term${index}`))),
});

export const findMemberPage = async (
  db: Database,
  guildId: string,
  filter: MemberFilter,
  page: Page,
): Promise<ListedMember[]> =>
  (await listOf(db, filter).page(valuesOf(guildId, filter, page))).map(memberOfRow);

export const countMatchingMembers = async (
  db: Database,
  guildId: string,
  filter: MemberFilter,
): Promise<number> => {
  const [row] = await listOf(db, filter).total.execute(valuesOf(guildId, filter, { limit: 0, offset: 0 }));
  return row?.total ?? 0;
};
