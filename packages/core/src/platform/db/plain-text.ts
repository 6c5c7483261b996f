import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A time as PostgreSQL writes it in UTC; `isoOf` turns it into the API's format, far cheaper than a Date. */
export const utcText = (column: AnyPgColumn): SQL => sql`(${column} at time zone 'utc')::text`;

/** '2026-01-02 03:04:05.6' → '2026-01-02T03:04:05.600Z' */
export const isoOf = (utc: string): string =>
  `${utc.slice(0, 10)}T${utc.slice(11, 19)}.${utc.slice(20, 23).padEnd(3, '0')}Z`;

/** An array of ids as PostgreSQL writes it: '{1,2}'. Ids need no quotes, so nothing has to be unescaped. */
export const idsOf = (text: string): string[] => (text === '{}' ? [] : text.slice(1, -1).split(','));
