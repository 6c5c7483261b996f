import { MEMBERS_COUNTED } from '@famiglia/contract/guilds';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareRows } from '../../platform/db/prepare-rows.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import type { MemberFilter } from './member-filter.ts';
import { belongs, matching, narrowing } from './member-match.ts';
import { orderOf, SORTED_BY } from './member-order.ts';
import { memberRow } from './member-row.ts';
import type { MemberRow } from './member-row.ts';

/** This many members are sampled first; if this many of them match, a twelfth of the guild does. */
const LOOKED_AT = 500;
const BROAD = 40;
/** How many rows of a list are scanned at most. */
const STEPS = 10_000;

/** Only a list whose order has an index can be scanned. */
const canBeWalked = ({ status, sort, order }: MemberFilter): boolean =>
  status === 'present' && (sort === 'name' || (sort === 'reputation' && order === 'desc'));

/** The first members in an order, used instead of the table: a search then reads only these. */
const first = (filter: MemberFilter, many: number, order = sql`user_id desc`): SQL =>
  sql`(select * from members where ${belongs(filter)} order by ${order} limit ${sql.raw(String(many))}) members`;

/**
 * Whether a large part of the guild matches, such as a letter or a common name. Trigrams would then return half a
 * guild, while the first page is near the beginning of the list. For few matches the trigrams are used, because the
 * list would have to be scanned to its end. PostgreSQL cannot know which case it is, so a search samples the guild
 * first.
 */
const isBroad = (filter: MemberFilter): SQL =>
  canBeWalked(filter)
    ? sql`(select count(*) >= ${sql.raw(String(BROAD))} from ${first(filter, LOOKED_AT)} where ${narrowing(filter)})`
    : sql`false`;

const pageIds = (filter: MemberFilter): SQL => {
  const reach = sql`${sql.placeholder('reach')}::bigint`;
  const key = SORTED_BY[filter.sort];
  const order = sql`${orderOf(filter)}, user_id`;
  return sql`
    with walked as materialized (
      select user_id, ${key} as key from ${first(filter, STEPS, order)}
      where ${isBroad(filter)} and ${narrowing(filter)} order by ${order} limit ${reach}
    ),
    found as (
      select user_id, key from walked where (select count(*) from walked) = ${reach}
      union all
      select user_id, ${key} from members where (select count(*) from walked) < ${reach} and ${matching(filter)}
    )
    select user_id from found order by key ${sql.raw(filter.order)} nulls last, user_id
    limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;
};

/** Counts up to `MEMBERS_COUNTED`. */
const total = (filter: MemberFilter): SQL => {
  const counted = (table: SQL, condition: SQL): SQL => sql`(select count(*) from (
    select from ${table} where ${condition} and ${matching(filter)} limit ${MEMBERS_COUNTED}::int) counted)`;
  return sql`
    with walked as materialized (select ${counted(first(filter, STEPS), isBroad(filter))} as total)
    select (case when total = ${MEMBERS_COUNTED}::int then total else ${counted(sql`members`, sql`true`)} end)::int
    from walked`;
};

/** The two statements of a search. */
export const prepareSearch = (db: Database, filter: MemberFilter, name: string) => ({
  page: prepareRows<MemberRow>(
    db,
    name,
    db
      .select(memberRow)
      .from(members)
      .where(
        and(
          eq(members.guildId, sql.placeholder('guildId')),
          // With an array, the page is found first, and then its rows one by one.
          sql`${members.userId} = any(array(${pageIds(filter)}))`,
        ),
      )
      .orderBy(orderOf(filter), asc(members.userId)),
  ),
  total: prepareRows<[total: number]>(db, `${name} total`, {
    toSQL: () => db.execute(total(filter)).getQuery(),
  }),
});
