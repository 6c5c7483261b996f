import { Client } from 'pg';

/**
 * A connection that PgBouncer in transaction mode may lead to another server connection at each transaction: a statement
 * that was prepared on one would not exist on the next, so none is.
 */
export class UnpreparedClient extends Client {
  override query = ((config: unknown, ...rest: unknown[]): unknown =>
    (super.query as (...query: unknown[]) => unknown)(withoutName(config), ...rest)) as Client['query'];
}

const withoutName = (config: unknown): unknown => {
  if (typeof config !== 'object' || config === null || !('name' in config)) return config;
  const { name: _name, ...unnamed } = config;
  return unnamed;
};
