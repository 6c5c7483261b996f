import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareRows } from '../../platform/db/prepare-rows.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import type { ListedMember } from './listed-member.ts';
import type { MemberFilter } from './member-filter.ts';
import { matching } from './member-match.ts';
import { orderOf } from './member-order.ts';
import { memberOfRow, memberRow } from './member-row.ts';
import type { MemberRow } from './member-row.ts';
import { prepareSearch } from './member-search.queries.ts';
import { termKind, termValues } from './search-term.ts';

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
  total: prepareRows<[total: number]>(
    db,
    `${name} total`,
    db
      .select({ total: sql`count(*)::int` })
      .from(members)
      .where(matching(filter)),
  ),
});

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

/** The panel's most used list: its statements are planned once per connection. */
const prepared = new WeakMap<Database, Map<string, ReturnType<typeof prepareList>>>();

const listOf = (db: Database, filter: MemberFilter): ReturnType<typeof prepareList> => {
  const known = prepared.get(db) ?? new Map<string, ReturnType<typeof prepareList>>();
  prepared.set(db, known);
  const shape = shapeOf(filter);
  // PostgreSQL truncates longer names.
  const prepare = filter.terms.length > 0 ? prepareSearch : prepareList;
  const list = known.get(shape) ?? prepare(db, filter, `members ${known.size}`);
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
  reach: page.limit + page.offset,
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

/** All of the list, in its order. Asked for rarely, so the statement has no name under which it stays planned. */
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

/** A search counts up to `MEMBERS_COUNTED`. */
export const countMatchingMembers = async (
  db: Database,
  guildId: string,
  filter: MemberFilter,
): Promise<number> => {
  const [row] = await listOf(db, filter).total(valuesOf(guildId, filter, { limit: 0, offset: 0 }));
  return row?.[0] ?? 0;
};
