import { sql, type SQL } from 'drizzle-orm';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** A Discord id: eight bytes in the database, always a string in TypeScript. */
export const snowflake = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const moment = (name?: string) =>
  name === undefined
    ? timestamp({ withTimezone: true, mode: 'date' })
    : timestamp(name, { withTimezone: true, mode: 'date' });

/** Raised by one with every change of what a form edits: a form that was opened on an older one is refused. */
export const version = () => integer().notNull().default(0);

/**
 * For a check of a closed set, such as the states that other constraints read. A list that grows with features (kinds, ways) has no
 * check: its type is enough, and a new value must not need a migration.
 */
export const oneOf = (column: string, values: readonly string[]): SQL =>
  sql.raw(`${column} in ('${values.join("', '")}')`);
