import { MEMBERS_COUNTED } from '@famiglia/contract/guilds';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prepareRows } from '../db/prepare-rows.ts';
import { members } from '../db/schema/guilds.ts';
import type { MemberFilter } from './member-filter.ts';
import { belongs, matching } from './member-match.ts';
import { orderOf, SORTED_BY } from './member-order.ts';
import { memberRow } from './member-row.ts';
import type { MemberRow } from './member-row.ts';

/** How far the list is walked in the hope of meeting a page of matches. */
const STEPS = 2000;

/** A list that an index has in its order can be walked. */
const canBeWalked = ({ status, sort, order }: MemberFilter): boolean =>
  status === 'present' && (sort === 'name' || (sort === 'reputation' && order === 'desc'));

/** The first members of the list, whoever they are, in the place of the table: a search then looks only at these. */
const firstSteps = (filter: MemberFilter) =>
  sql`(select * from members where ${belongs(filter)}
    order by ${orderOf(filter)}, user_id limit ${sql.raw(String(STEPS))}) members`;

/**
 * A page of a search. What half a guild matches (a letter, the beginning of all ids) fills the page within the first
 * steps along the list, where trigrams would have to name half a guild; what few match is asked of the trigrams, where
 * the list would have to be walked to its end. So the list is walked a little, and only then are trigrams asked.
 */
const pageIds = (filter: MemberFilter) => {
  const reach = sql`${sql.placeholder('reach')}::bigint`;
  const key = SORTED_BY[filter.sort];
  const walked = sql`select user_id, ${key} as key from ${firstSteps(filter)} where ${matching(filter)}
    order by ${orderOf(filter)}, user_id limit ${reach}`;
  const walk = canBeWalked(filter) ? walked : sql`select user_id, ${key} as key from members where false`;
  return sql`
    with walked as materialized (${walk}),
    found as (
      select user_id, key from walked where (select count(*) from walked) = ${reach}
      union all
      select user_id, ${key} from members where ${matching(filter)} and (select count(*) from walked) < ${reach}
    )
    select user_id from found order by key ${sql.raw(filter.order)} nulls last, user_id
    limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;
};

/** Counts no further than to `MEMBERS_COUNTED`. */
const total = (filter: MemberFilter) => {
  const most = sql.raw(String(MEMBERS_COUNTED));
  const found = sql`(select count(*) from (select from members where ${matching(filter)} limit ${most}) found)`;
  if (!canBeWalked(filter)) return sql`select ${found}::int`;
  return sql`
    with walked as materialized (select from ${firstSteps(filter)} where ${matching(filter)} limit ${most})
    select (case when (select count(*) from walked) = ${most} then ${most} else ${found} end)::int`;
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
