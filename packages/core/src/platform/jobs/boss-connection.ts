import type PgBoss from 'pg-boss';
import type { Queryable } from '../db/database.ts';

/** Lets pg-boss speak through a drizzle connection, so that a job is written by the caller's transaction. */
export const bossConnection = (db: Queryable): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const query = db._.session.prepareQuery<{ execute: { rows: unknown[] }; all: unknown; values: unknown }>(
      { sql: text, params: values },
      undefined,
      undefined,
      false,
    );
    return query.execute();
  },
});
