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
  /** Columns of numbers that a unique index has: of some things, a person has only one. */
  once: string[];
  /** Whether its rows belong to a guild. */
  ofGuild: boolean;
  /** The table has the person's own rows: found by their key, and never rewritten. */
  own: boolean;
}

interface Column {
  table: string;
  name: string;
  type: string;
  generated: boolean;
  counted: boolean;
  /** A check constraint limits it to a few known words. */
  oneOfFew: boolean;
  unique: boolean;
  keyPlace: number | null;
}

/** The mirror: Discord's current facts, needed to decide rights. Not a person's history. */
const MIRROR = new Set(['guilds', 'roles', 'channels']);
/** Found by their own indexes, and handled one by one. */
const HANDLED_SEPARATELY = new Set(['users', 'members', 'forgettings']);
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
  'thread_id',
  'scheduled_event_id',
  'ping_role_id',
  'given_role_id',
  'from_role_id',
  'to_role_id',
  'payment_id',
  'reverses',
  'reputation',
  'damage',
  'kills',
  'deaths',
  'bytes',
  'amount_cents',
  'price_cents',
  'balance_cents',
  'change_cents',
  'settled_cents',
  'carried_cents',
  'total_cents',
  'family_cents',
  'counters_id',
  'entry_id',
  'account_id',
  'forgettings.former_id',
  // A roster, a capt, a message or a number of days.
  'deliveries.subject',
  'delivery_requests.subject',
  // A ticket, an order, a payment; and what a provider said.
  'owner_news.subject',
  'provider_refusals.code',
  'provider_refusals.words',
  'provider_refusals.call',
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
      ) as "oneOfFew",
      exists (
        select from pg_index u where u.indrelid = r.oid and u.indisunique and a.attnum = any(u.indkey::int2[])
      ) as "unique"
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
  const numbers = ofType('int8');
  const once = namesOf(({ unique }) => unique).filter((name) => numbers.includes(name));
  return {
    table,
    numbers,
    once,
    arrays: ofType('_int8'),
    texts: ofType('text'),
    documents: ofType('jsonb'),
    unreadable: namesOf(({ type, generated }) => type === 'bytea' || generated),
    primaryKey: columns
      .filter(({ keyPlace }) => keyPlace !== null)
      .toSorted((a, b) => (a.keyPlace ?? 0) - (b.keyPlace ?? 0))
      .map(({ name }) => name),
    ofGuild: columns.some(({ name }) => name === 'guild_id'),
    own: HANDLED_SEPARATELY.has(table),
  };
};

/** A condition for rows with the person in a column for people; null where the table has none. */
export const naming = ({ numbers, arrays }: StoredTable, userId: string): SQL | null =>
  anyOf([
    ...numbers.map((column) => sql`${sql.identifier(column)} = ${userId}::bigint`),
    ...arrays.map((column) => sql`${userId}::bigint = any(${sql.identifier(column)})`),
  ]);

/** Rows that name the person, or mention their id in a text or JSON: nothing indexes this, so it reads each row. */
export const mentioning = (stored: StoredTable, userId: string): SQL | null =>
  anyOf([
    naming(stored, userId),
    ...[...stored.texts, ...stored.documents].map(
      (column) => sql`strpos(${sql.identifier(column)}::text, ${userId}) > 0`,
    ),
  ]);

const anyOf = (conditions: readonly (SQL | null)[]): SQL | null => {
  const known = conditions.filter((condition) => condition !== null);
  return known.length === 0 ? null : sql`(${sql.join(known, sql` or `)})`;
};

/**
 * The same as `naming`, limited to guilds: what the indexes of guild and person, or at least of the guild, find without
 * reading a whole table.
 */
export const namingIn = (stored: StoredTable, userId: string, guildIds: readonly string[]): SQL | null => {
  const named = naming(stored, userId);
  if (named === null || !stored.ofGuild) return named;
  return sql`guild_id = any(${sql.param([...guildIds])}::bigint[]) and ${named}`;
};

/** The columns of the key, for an order or a comparison. */
export const keyOf = ({ primaryKey }: StoredTable): SQL =>
  sql.join(
    primaryKey.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Rows after this one, given as JSON with at least the columns of the key; the key's index finds them. */
export const after = (stored: StoredTable, row: string): SQL => {
  const given = sql`jsonb_populate_record(null::${sql.identifier(stored.table)}, ${row}::jsonb)`;
  const values = stored.primaryKey.map((column) => sql`(select ${sql.identifier(column)} from ${given})`);
  return sql`(${keyOf(stored)}) > (${sql.join(values, sql`, `)})`;
};
