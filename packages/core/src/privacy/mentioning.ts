import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Rows that mention a person, in the form that the table's index of mentions answers. */
export const mentioning = (mentions: SQL, userId: string): SQL => sql`${mentions} @> array[${userId}::text]`;
