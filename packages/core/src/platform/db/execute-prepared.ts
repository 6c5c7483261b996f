import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Queryable } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Runs a statement that is planned once per connection. One name must always have the same text: only values may
 * differ, so lists are passed as one array or as JSON.
 */
export const executePrepared = async <Row extends QueryResultRow>(
  db: Queryable,
  name: string,
  statement: SQL,
): Promise<Row[]> => {
  const prepared = db._.session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
  const { rows } = (await prepared.execute()) as QueryResult<Row>;
  return rows;
};
