import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from './database.ts';

export interface StoredTable {
  table: string;
  /** Columns that can contain a person's id, by type: a number, an array, a text or JSON. */
  numbers: string[];
  arrays: string[];
  texts: string[];
  documents: string[];
  /** Keys, hashes and generated columns: not part of an export. */
  unreadable: string[];
  primaryKey: string[];
  /**
   * All ids that a row mentions; its index finds a person's rows. Null where a row is the person's own or mentions
   * nobody.
   */
  mentions: SQL | null;
}

interface Column {
  table: string;
  name: string;
  type: string;
  generated: boolean;
  counted: boolean;
  /** A check constraint limits it to a few known words. */
  oneOfFew: boolean;
  keyPlace: number | null;
}

/** The mirror: Discord's current facts, needed to decide rights. Not a person's history. */
const MIRROR = new Set(['guilds', 'roles', 'channels']);
/** Found by their own indexes, and handled one by one. */
const OWN = new Set(['users', 'members', 'forgettings']);
/** Columns that never contain a person's id: other Discord ids, our own numbers, and sums. */
const NAMES_NOBODY = new Set([
  'guild_id',
  'role_id',
  'role_ids',
  'channel_id',
  'application_id',
  'source_id',
  'message_id',
  'first_message_id',
  'last_message_id',
  'answer_message_id',
  'activity_id',
  'message',
  'reverses',
  'reputation',
  'damage',
  'kills',
  'deaths',
  'bytes',
  'forgettings.former_id',
  // A roster, a capt, a message or a number of days.
  'deliveries.subject',
  'delivery_requests.subject',
  // Rewritten with every click on a roster, and has only numbers and times.
  'roster_entries.reason',
]);

/**
 * Every table with its columns, from the database's catalogue. So the tables of later features are exported and
 * forgotten as well, without anybody having to add them here.
 */
export const findStoredTables = async (db: Pick<Queryable, 'execute'>): Promise<StoredTable[]> => {
  const { rows } = await db.execute<Column & Record<string, unknown>>(sql`
    select r.relname as "table", a.attname as name, t.typname as type, a.attgenerated <> '' as generated,
      a.attidentity <> '' as counted, array_position(p.indkey::int2[], a.attnum) as "keyPlace",
      exists (
        select from pg_constraint k where k.conrelid = r.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\['
      ) as "oneOfFew"
    from pg_class r
    join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_index p on p.indrelid = r.oid and p.indisprimary
    where r.relnamespace = 'public'::regnamespace and r.relkind = 'r'
    order by r.relname, a.attnum`);
  const tables = [...new Set(rows.map((row) => row.table))].filter((table) => !MIRROR.has(table));
  return tables.map((table) =>
    describe(
      table,
      rows.filter((row) => row.table === table),
    ),
  );
};

const describe = (table: string, columns: readonly Column[]): StoredTable => {
  const namesOf = (wanted: (column: Column) => boolean): string[] =>
    columns.filter(wanted).map(({ name }) => name);
  const ofType = (type: string): string[] =>
    namesOf(
      (one) =>
        one.type === type &&
        !one.generated &&
        !one.counted &&
        !one.oneOfFew &&
        !NAMES_NOBODY.has(one.name) &&
        !NAMES_NOBODY.has(`${table}.${one.name}`),
    );
  const named = { numbers: ofType('int8'), arrays: ofType('_int8'), texts: ofType('text') };
  const documents = ofType('jsonb');
  return {
    table,
    ...named,
    documents,
    unreadable: namesOf(({ type, generated }) => type === 'bytea' || generated),
    primaryKey: columns
      .filter(({ keyPlace }) => keyPlace !== null)
      .toSorted((a, b) => (a.keyPlace ?? 0) - (b.keyPlace ?? 0))
      .map(({ name }) => name),
    mentions: OWN.has(table) ? null : mentionsOf({ ...named, documents }),
  };
};

const mentionsOf = ({
  numbers,
  arrays,
  texts,
  documents,
}: Pick<StoredTable, 'numbers' | 'arrays' | 'texts' | 'documents'>): SQL | null => {
  const parts = [...numbers, ...texts, ...documents].map((column) => sql`${sql.identifier(column)}::text`);
  if (parts.length + arrays.length === 0) return null;
  const lists = arrays.map((column) => sql` || ${sql.identifier(column)}::text[]`);
  return sql`mentioned_ids(array[${sql.join(parts, sql`, `)}]::text[]${sql.join(lists)})`;
};

/** Rows that mention a person, as a condition that uses the table's index of mentions. */
export const mentioning = (mentions: SQL, userId: string): SQL => sql`${mentions} @> array[${userId}::text]`;
