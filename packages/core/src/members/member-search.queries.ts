import { MEMBERS_COUNTED } from '@famiglia/contract/guilds/guilds';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MemberFilter } from './member-filter.ts';
import { memberColumns } from './member-columns.ts';
import { belongs, matching, narrowing } from './member-match.ts';
import { orderOf, SORTED_BY } from './member-order.ts';

/** This many members are sampled first; if this many of them match, a twelfth of the guild does. */
const SAMPLE_SIZE = 500;
const BROAD = 40;
/** How many rows of a list are scanned at most. */
const STEPS = 10_000;

/** Only a list whose order has an index can be scanned. */
const canScan = ({ status, sort, order }: MemberFilter): boolean =>
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
  canScan(filter)
    ? sql`(select count(*) >= ${sql.raw(String(BROAD))} from ${first(filter, SAMPLE_SIZE)} where ${narrowing(filter)})`
    : sql`false`;

/**
 * How many match, up to `MEMBERS_COUNTED`, and a page of them. It is found by its keys first, as an array, and then its rows one
 * by one.
 */
export const searchStatement = (filter: MemberFilter): SQL => {
  const counted = sql.raw(String(MEMBERS_COUNTED));
  const enough = sql`greatest(${sql.placeholder('reach')}::bigint, ${counted})`;
  const key = SORTED_BY[filter.sort];
  const order = sql`${orderOf(filter)}, user_id`;
  return sql`
    with walked as materialized (
      select user_id, ${key} as key from ${first(filter, STEPS, order)}
      where ${isBroad(filter)} and ${narrowing(filter)} order by ${order} limit ${enough}
    ),
    found as materialized (
      select user_id, key from walked where (select count(*) from walked) = ${enough}
      union all
      select user_id, ${key} from members where (select count(*) from walked) < ${enough} and ${matching(filter)}
    )
    select (select least(count(*), ${counted})::int from found), ${memberColumns}
    from (
      select * from members
      where guild_id = ${sql.placeholder('guildId')} and user_id = any(array(
        select user_id from found order by key ${sql.raw(filter.order)} nulls last, user_id
        limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}))
      order by ${order}
    ) members`;
};
