import { fillPlaceholders } from 'drizzle-orm';
import type { Query } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Database } from './database.ts';

/**
 * A select that is planned once per connection and whose rows come as the driver reads them: arrays in the order of the
 * selection. drizzle's own mapping inspects the selection for every cell, which for a page of a hundred rows costs more
 * than the query itself.
 */
export const prepareRows = <Row extends unknown[]>(
  db: Database,
  name: string,
  select: { toSQL: () => Query },
): ((values: Record<string, unknown>) => Promise<Row[]>) => {
  const { sql: text, params } = select.toSQL();
  return async (values) => {
    const query = { name, text, values: fillPlaceholders(params, values), rowMode: 'array' as const };
    try {
      return (await db.$client.query<Row>(query)).rows;
    } catch (error) {
      throw new DrizzleQueryError(text, [], error instanceof Error ? error : new Error(String(error)));
    }
  };
};
