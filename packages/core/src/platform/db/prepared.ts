import type { SQL, Query } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import { fillPlaceholders } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Queryable, Database } from './database.ts';

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

interface Preparable<Rows> {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Rows> };
}

/** Statements by the session that runs them: the pool, or one of its connections. */
const kept = new WeakMap<object, Map<string, ReturnType<Preparable<unknown>['prepare']>>>();

/**
 * Runs a statement that is built, and planned, once per connection. drizzle builds the text of a select anew at each call,
 * which takes three times the processor time of sending it and reading one row. What differs from call to call is a placeholder.
 */
export const executeKept = async <Rows>(
  db: Queryable,
  name: string,
  values: Record<string, unknown>,
  build: (db: Queryable) => Preparable<Rows>,
): Promise<Rows> => {
  const { session } = db._;
  const statements = kept.get(session) ?? new Map<string, ReturnType<Preparable<unknown>['prepare']>>();
  kept.set(session, statements);
  const statement = statements.get(name) ?? build(db).prepare(name);
  statements.set(name, statement);
  return statement.execute(values) as Promise<Rows>;
};

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
