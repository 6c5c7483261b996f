import { MEMBERS_COUNTED } from '@famiglia/contract/guilds';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareRows } from '../../platform/db/prepare-rows.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import type { MemberFilter } from './member-filter.ts';
import { belongs, matching } from './member-match.ts';
import { orderOf, SORTED_BY } from './member-order.ts';
import { memberRow } from './member-row.ts';
import type { MemberRow } from './member-row.ts';

/** So many members are looked at first; if so many of them match, so do an eighth of the guild. */
const LOOKED_AT = 500;
const BROAD = 60;
/** How far the list of a guild is walked at most. */
const STEPS = 10_000;

/** A list that an index has in its order can be walked. */
const canBeWalked = ({ status, sort, order }: MemberFilter): boolean =>
  status === 'present' && (sort === 'name' || (sort === 'reputation' && order === 'desc'));

/** The first members in an order, in the place of the table: a search then looks only at these. */
const first = (filter: MemberFilter, many: number, order = sql`user_id desc`): SQL =>
  sql`(select * from members where ${belongs(filter)} order by ${order} limit ${many}::int) members`;

/**
 * Whether much of the guild matches: a letter, a common name. Trigrams would then have to name half a guild, while the
 * first page of it stands near the list's beginning. What few match is asked of the trigrams: the list would have to
 * be walked to its end. PostgreSQL cannot know which it will be, so a search looks at some of the guild first.
 */
const isBroad = (filter: MemberFilter): SQL =>
  canBeWalked(filter)
    ? sql`(select count(*) >= ${BROAD}::int from ${first(filter, LOOKED_AT)} where ${matching(filter)})`
    : sql`false`;

const pageIds = (filter: MemberFilter): SQL => {
  const reach = sql`${sql.placeholder('reach')}::bigint`;
  const key = SORTED_BY[filter.sort];
  const order = sql`${orderOf(filter)}, user_id`;
  return sql`
    with walked as materialized (
      select user_id, ${key} as key from ${first(filter, STEPS, order)}
      where ${isBroad(filter)} and ${matching(filter)} order by ${order} limit ${reach}
    ),
    found as (
      select user_id, key from walked where (select count(*) from walked) = ${reach}
      union all
      select user_id, ${key} from members where (select count(*) from walked) < ${reach} and ${matching(filter)}
    )
    select user_id from found order by key ${sql.raw(filter.order)} nulls last, user_id
    limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;
};

/** Counts no further than to `MEMBERS_COUNTED`. */
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
          // As an array, the page is found first, and its rows one by one.
          sql`${members.userId} = any(array(${pageIds(filter)}))`,
        ),
      )
      .orderBy(orderOf(filter), asc(members.userId)),
  ),
  total: prepareRows<[total: number]>(db, `${name} total`, {
    toSQL: () => db.execute(total(filter)).getQuery(),
  }),
});
