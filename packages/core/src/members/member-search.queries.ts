import { MEMBERS_COUNTED } from '@famiglia/contract/guilds/guilds';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MemberFilter } from './member-filter.ts';
import { membersAsJson } from './member-json.ts';
import { belongs, chosen, matching, narrowing } from './member-match.ts';
import { orderOf, SORTED_BY } from './member-order.ts';
import { beginsWith, searchesNames } from './search-term.ts';
import { members } from '../platform/db/schema/guilds.ts';

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

/** The shown name as it is searched, in the order of characters. */
const NAME = sql`(fold_name(${members.displayName}) collate "C")`;

/**
 * The first of those whose shown name begins with all that was typed. Their index has them in this order, so that it makes no
 * difference how many they are.
 */
const begun = (filter: MemberFilter, enough: SQL): SQL => {
  const { sort, terms } = filter;
  const order = sql.raw(filter.order);
  return sql`
    select user_id, ${NAME} as name, ${SORTED_BY[sort]} as key from members
    where ${sort === 'name' && searchesNames(terms) ? beginsWith(NAME) : sql`false`} and ${belongs(filter)} and ${chosen(filter) ?? sql`true`}
    order by ${NAME} ${order}, ${members.displayName} ${order}, user_id limit ${enough}`;
};

/**
 * How many match, up to `MEMBERS_COUNTED`, and a page of them. It is found by its keys first, as an array, and then its rows one
 * by one. A list by name starts with those whose name begins with what was typed: they are who is looked for, and if there are
 * enough of them, nobody else is searched.
 */
export const searchStatement = (filter: MemberFilter): SQL => {
  const counted = sql.raw(String(MEMBERS_COUNTED));
  const enough = sql`greatest(${sql.placeholder('reach')}::bigint, ${counted})`;
  const key = SORTED_BY[filter.sort];
  const order = sql`${orderOf(filter)}, user_id`;
  const direction = sql.raw(filter.order);
  return sql`
    with begun as materialized (${begun(filter, enough)}),
    walked as materialized (
      select user_id, ${key} as key from ${first(filter, STEPS, order)}
      where (select count(*) from begun) < ${enough} and ${isBroad(filter)} and ${narrowing(filter)}
      order by ${order} limit ${enough}
    ),
    others as materialized (
      select user_id, key from walked where (select count(*) from walked) = ${enough}
      union all
      select user_id, ${key} from members
      where (select count(*) from begun) < ${enough} and (select count(*) from walked) < ${enough} and ${matching(filter)}
    ),
    found as materialized (
      select user_id, name, key from begun
      union all
      select user_id, null, key from others where user_id not in (select user_id from begun)
    )
    select (select least(count(*), ${counted})::int from found), (${membersAsJson(sql`
      select members.* from unnest(array(
        select user_id from found order by name ${direction} nulls last, key ${direction} nulls last, user_id
        limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')})) with ordinality as page (user_id, place)
      join members on members.guild_id = ${sql.placeholder('guildId')} and members.user_id = page.user_id
      order by page.place`)})`;
};
