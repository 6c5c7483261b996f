import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Rows that mention a person, as a condition that uses the table's index of mentions. */
export const mentioning = (mentions: SQL, userId: string): SQL => sql`${mentions} @> array[${userId}::text]`;
