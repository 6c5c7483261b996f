import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import type { StoredTable } from '../platform/db/stored-tables.ts';
import { mentioning } from '../platform/db/stored-tables.ts';

interface Replacement {
  userId: string;
  /** The id that replaces theirs. */
  formerId: string;
  /** All names of the person. */
  names: readonly string[];
  /** How many rows at once. */
  limit: number;
  /** Skips the person's own rows that have sums: rows and sums change together, at the end. */
  keepSums: boolean;
}

/** A member's balance and capt totals are the sums of these rows. */
const SUMMED = new Set(['reputation_entries', 'capt_players', 'capt_calls', 'capt_member_sums']);

/**
 * Replaces a person by an anonymous one in some rows of a table that mention them, and returns how many. Discord ids
 * are unique, so an id is replaced in every column that can have one. Names are removed where they are the whole value;
 * texts that others wrote stay unchanged.
 */
export const replaceSome = async (
  tx: Transaction,
  stored: StoredTable,
  replacement: Replacement,
): Promise<number> => {
  const { mentions } = stored;
  if (mentions === null) return 0;
  const { userId, limit, keepSums } = replacement;
  const table = sql.identifier(stored.table);
  const wanted =
    keepSums && SUMMED.has(stored.table) ? sql`and user_id is distinct from ${userId}::bigint` : sql``;
  const { rowCount } = await tx.execute(sql`
    update ${table} set ${sql.join(changesOf(stored, replacement), sql`, `)} where ctid = any(array(
      select ctid from ${table} where ${mentioning(mentions, userId)} ${wanted} limit ${limit} for update))`);
  return rowCount ?? 0;
};

const changesOf = (stored: StoredTable, { userId, formerId, names }: Replacement): SQL[] => {
  const known = sql`${sql.param([...names])}::text[]`;
  const anonymous = `former-${formerId.slice(-8)}`;
  const quoted = (column: SQL): SQL =>
    names.reduce(
      (text, name) => sql`replace(${text}, ${JSON.stringify(name)}, ${JSON.stringify(anonymous)})`,
      sql`replace(${column}::text, ${userId}, ${formerId})`,
    );
  return [
    ...change(
      stored.numbers,
      (it) => sql`case when ${it} = ${userId}::bigint then ${formerId}::bigint else ${it} end`,
    ),
    ...change(stored.arrays, (it) => sql`array_replace(${it}, ${userId}::bigint, ${formerId}::bigint)`),
    ...change(
      stored.texts,
      (it) =>
        sql`case when ${it} = any(${known}) then ${anonymous} else replace(${it}, ${userId}, ${formerId}) end`,
    ),
    ...change(stored.documents, (it) => sql`${quoted(it)}::jsonb`),
  ];
};

const change = (columns: readonly string[], value: (column: SQL) => SQL): SQL[] =>
  columns.map((column) => {
    const name = sql`${sql.identifier(column)}`;
    return sql`${name} = ${value(name)}`;
  });
