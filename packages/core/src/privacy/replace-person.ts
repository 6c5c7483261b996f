import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { storedTables } from './stored-columns.ts';
import type { StoredTable } from './stored-columns.ts';

interface Replacement {
  userId: string;
  /** The id that stands there from now on. */
  formerId: string;
  /** What the person was called anywhere. */
  names: readonly string[];
}

/** Their own rows are dealt with one by one. */
const OWN_TABLES = new Set(['users', 'members']);

/**
 * Puts somebody who cannot be found in the place of a person, in every row of every table that mentions them.
 * An id of Discord is unique among everything, so it is looked for wherever one can stand. Names go where they
 * are a whole value of such a row; what others wrote in their own words stays theirs.
 */
export const replacePerson = async (tx: Transaction, replacement: Replacement): Promise<void> => {
  for (const stored of await storedTables(tx)) {
    if (OWN_TABLES.has(stored.table)) continue;
    const { set, mentioned } = replaceIn(stored, replacement);
    if (mentioned.length === 0) continue;
    await tx.execute(
      sql`update ${sql.identifier(stored.table)} set ${sql.join(set, sql`, `)} where ${sql.join(mentioned, sql` or `)}`,
    );
  }
};

const replaceIn = (stored: StoredTable, { userId, formerId, names }: Replacement) => {
  const set: SQL[] = [];
  const mentioned: SQL[] = [];
  const change = (column: string, mentions: (column: SQL) => SQL, value: (column: SQL) => SQL) => {
    const name = sql.identifier(column);
    mentioned.push(mentions(sql`${name}`));
    set.push(sql`${name} = ${value(sql`${name}`)}`);
  };
  const called = [...names];
  const known = sql`${sql.param(called)}::text[]`;
  const anonymous = `former-${formerId.slice(-8)}`;
  for (const column of stored.numbers) {
    change(
      column,
      (it) => sql`${it} = ${userId}::bigint`,
      (it) => sql`case when ${it} = ${userId}::bigint then ${formerId}::bigint else ${it} end`,
    );
  }
  for (const column of stored.arrays) {
    change(
      column,
      (it) => sql`${userId}::bigint = any(${it})`,
      (it) => sql`array_replace(${it}, ${userId}::bigint, ${formerId}::bigint)`,
    );
  }
  for (const column of stored.texts) {
    change(
      column,
      (it) => sql`${it} like ${`%${userId}%`}`,
      (it) =>
        sql`case when ${it} = any(${known}) then ${anonymous} else replace(${it}, ${userId}, ${formerId}) end`,
    );
  }
  for (const column of stored.documents) {
    const quoted = (it: SQL) =>
      called.reduce(
        (text, name) => sql`replace(${text}, ${JSON.stringify(name)}, ${JSON.stringify(anonymous)})`,
        sql`replace(${it}::text, ${userId}, ${formerId})`,
      );
    change(
      column,
      (it) => sql`${it}::text like ${`%${userId}%`}`,
      (it) => sql`${quoted(it)}::jsonb`,
    );
  }
  return { set, mentioned };
};
