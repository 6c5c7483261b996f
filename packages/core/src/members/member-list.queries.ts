import type { Member } from '@famiglia/contract/guilds/guilds';
import { asc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';
import { prepareRows } from '../platform/db/prepared.ts';
import { shareReadings } from '../platform/db/share-readings.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { WrittenJson } from '../platform/written-json.ts';
import type { MemberFilter } from './member-filter.ts';
import { matching } from './member-match.ts';
import { orderOf } from './member-order.ts';
import { memberJsonValues, membersAsJson } from './member-json.ts';
import { searchStatement } from './member-search.queries.ts';
import { startValues, termKind, termValues } from './search-term.ts';

/** A page of the list and how many match, in one statement. */
const listStatement = (filter: MemberFilter): SQL => sql`
  select (select count(*)::int from members where ${matching(filter)}), (${membersAsJson(sql`
    select * from members where ${matching(filter)} order by ${orderOf(filter)}, user_id
    limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`)})`;

/** Two filters of the same form differ only in values, and share a statement. */
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

type ReadPage = (values: Record<string, unknown>) => Promise<[total: number, items: string][]>;

/** The panel's most used list: its statements are planned once per connection. */
const prepared = new WeakMap<Database, Map<string, ReadPage>>();

const pageReader = (db: Database, filter: MemberFilter): ReadPage => {
  const known = prepared.get(db) ?? new Map<string, ReadPage>();
  prepared.set(db, known);
  const shape = shapeOf(filter);
  const statement = filter.terms.length > 0 ? searchStatement : listStatement;
  const read =
    known.get(shape) ??
    // PostgreSQL truncates longer names.
    shareReadings(
      prepareRows(db, `members ${known.size}`, { toSQL: () => db.execute(statement(filter)).getQuery() }),
    );
  known.set(shape, read);
  return read;
};

interface Page {
  limit: number;
  offset: number;
}

const valuesOf = (guildId: string, filter: MemberFilter, page: Page): Record<string, unknown> => ({
  guildId,
  ...page,
  reach: page.limit + page.offset,
  roleId: filter.roleId,
  ...(filter.active && { activeSince: filter.activeSince }),
  ...startValues(filter.terms),
  ...Object.assign({}, ...filter.terms.map((term, index) => termValues(term, `term${index}`))),
});

interface MemberPage {
  items: WrittenJson<Member[]>;
  /** How many match; those of a search are counted up to `MEMBERS_COUNTED`. */
  total: number;
}

export const findMemberPage = async (
  { db, config }: { db: Database; config: Pick<Context['config'], 'cdnUrl'> },
  guildId: string,
  filter: MemberFilter,
  page: Page,
): Promise<MemberPage> => {
  const values = { ...valuesOf(guildId, filter, page), ...memberJsonValues(config.cdnUrl) };
  const [[total, items] = [0, '[]']] = await pageReader(db, filter)(values);
  return { items: new WrittenJson(items), total };
};

/** All of the list, in its order. Rarely used, so it is not a prepared statement. */
export const findMemberIds = async (
  db: Database,
  guildId: string,
  filter: MemberFilter,
): Promise<string[]> => {
  const list = db
    .select({ userId: members.userId })
    .from(members)
    .where(matching(filter))
    .orderBy(orderOf(filter), asc(members.userId));
  const rows = await prepareRows<[userId: string]>(
    db,
    '',
    list,
  )(valuesOf(guildId, filter, { limit: 0, offset: 0 }));
  return rows.map(([userId]) => userId);
};
