import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * A list as one parameter, in the text form of a PostgreSQL array. Thousands of rows written as one array a column cost PostgreSQL
 * half of what one JSON document costs it. Only for values without a comma, quote, brace or space: ids, numbers, moments, own words.
 */
export const arrayOf = (values: readonly (string | number | boolean | null)[]): SQL =>
  sql`${`{${values.map((value) => value ?? 'NULL').join(',')}}`}`;

/** The same for documents. JSON inside JSON escapes just what an array's quoted element has to. */
export const documentsOf = (values: readonly unknown[]): SQL =>
  sql`${`{${values.map((value) => JSON.stringify(JSON.stringify(value))).join(',')}}`}`;
