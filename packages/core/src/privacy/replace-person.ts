import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import type { StoredTable } from '../platform/db/stored-tables.ts';
import { after, keyOf, mentioning, namingIn } from '../platform/db/stored-tables.ts';

interface Replacement {
  userId: string;
  /** The id that replaces theirs. */
  formerId: string;
  /** All names of the person. */
  names: readonly string[];
}

/**
 * Columns of people whose rows add up to a member's balance, or are what paydays and shares of contracts are computed from:
 * all of them change together, in the last step.
 */
const CHANGED_TOGETHER: ReadonlyMap<string, string> = new Map([
  ['reputation_entries', 'user_id'],
  ['reports', 'user_id'],
  ['payday_corrections', 'user_id'],
  ['applications', 'decided_by'],
]);

export interface Page {
  /** How many rows were read. */
  read: number;
  /** The key of the last one, as JSON; null if there was none. */
  last: string | null;
}

/**
 * Replaces a person by an anonymous one in the rows of one page of a table, in the order of its key. Every row is read, so
 * ids in texts and JSON are found without an index that every write would have to keep. Locks only what it changes.
 */
export const replaceInPage = async (
  tx: Transaction,
  stored: StoredTable,
  person: Replacement,
  { last, limit }: { last: string | null; limit: number },
): Promise<Page> => {
  const mentioned = mentioning(stored, person.userId);
  if (mentioned === null || stored.own) return { read: 0, last: null };
  const table = sql.identifier(stored.table);
  const key = keyOf(stored);
  const unsummed = changingLater(stored, person.userId);
  const { rows } = await tx.execute<{ read: number; last: string | null }>(sql`
    with page as materialized (
      select ctid as at, ${key} from ${table} ${last === null ? sql`` : sql`where ${after(stored, last)}`}
      order by ${key} limit ${limit}
    ), replaced as (
      update ${table} set ${sql.join(changesOf(stored, person), sql`, `)}
      where ctid = any(array(select at from page)) and ${mentioned} ${unsummed}
    )
    select (select count(*)::int from page) as read,
      (select (to_jsonb(page) - 'at')::text from page order by ${descending(stored)} limit 1) as last`);
  return rows[0] ?? { read: 0, last: null };
};

/**
 * Leaves rows for the last step: those that change together, and those of which a person has only one, because they may get
 * another one meanwhile, and the former member has only one as well. The last step finds them by the person's guilds.
 */
const changingLater = ({ table, once, ofGuild }: StoredTable, userId: string): SQL => {
  const together = CHANGED_TOGETHER.get(table);
  const columns = together === undefined ? once : [...once, together];
  if (columns.length === 0) return sql``;
  const named = columns.map(
    (column) => sql`${sql.identifier(column)} is not distinct from ${userId}::bigint`,
  );
  const found = ofGuild
    ? sql`and guild_id in (select guild_id from members where user_id = ${userId}::bigint)`
    : sql``;
  return sql`and not ((${sql.join(named, sql` or `)}) ${found})`;
};

const descending = ({ primaryKey }: StoredTable): SQL =>
  sql.join(
    primaryKey.map((column) => sql`${sql.identifier(column)} desc`),
    sql`, `,
  );

/**
 * The same in all rows of these guilds that name the person or an activity about them, including rows that were added
 * since their page was read.
 */
export const replaceNamed = async (
  tx: Transaction,
  stored: StoredTable,
  person: Replacement,
  guildIds: readonly string[],
): Promise<void> => {
  const named = namingIn(stored, person.userId, guildIds);
  if (named === null || stored.own) return;
  const table = sql.identifier(stored.table);
  const changes = sql.join(changesOf(stored, person), sql`, `);
  await tx.execute(sql`update ${table} set ${changes} where ${named}`);
  if (!stored.texts.includes('target_id')) return;
  const told = sql`guild_id = any(${sql.param([...guildIds])}::bigint[]) and target_id = ${person.userId}`;
  await tx.execute(sql`update ${table} set ${changes} where ${told}`);
};

/**
 * Discord ids are unique, so an id is replaced in every column that can have one. Names are removed where they are the
 * whole value; texts that others wrote stay unchanged.
 */
const changesOf = (stored: StoredTable, { userId, formerId, names }: Replacement): SQL[] => {
  const known = sql`${sql.param([...names])}::text[]`;
  const anonymous = `former-${formerId.slice(-8)}`;
  // A longer number that contains the id is another one.
  const withoutId = (text: SQL): SQL =>
    sql`regexp_replace(${text}, ${`(?<![0-9])${userId}(?![0-9])`}, ${formerId}, 'g')`;
  const quoted = (column: SQL): SQL =>
    names.reduce(
      (text, name) => sql`replace(${text}, ${JSON.stringify(name)}, ${JSON.stringify(anonymous)})`,
      withoutId(sql`${column}::text`),
    );
  return [
    ...change(
      stored.numbers,
      (it) => sql`case when ${it} = ${userId}::bigint then ${formerId}::bigint else ${it} end`,
    ),
    ...change(stored.arrays, (it) => sql`array_replace(${it}, ${userId}::bigint, ${formerId}::bigint)`),
    ...change(
      stored.texts,
      (it) => sql`case when ${it} = any(${known}) then ${anonymous} else ${withoutId(it)} end`,
    ),
    ...change(stored.documents, (it) => sql`${quoted(it)}::jsonb`),
  ];
};

const change = (columns: readonly string[], value: (column: SQL) => SQL): SQL[] =>
  columns.map((column) => {
    const name = sql`${sql.identifier(column)}`;
    return sql`${name} = ${value(name)}`;
  });
