/** Time limits for everything that goes through the pool, in milliseconds. */
export interface DatabaseLimits {
  /** How many connections the pool may open. */
  connections: number;
  /** For getting a connection. */
  connectMs: number;
  /** For one statement, measured by PostgreSQL. */
  statementMs: number;
  /** For waiting for a locked row or table. */
  lockMs: number;
  /** For a transaction in which no statement runs. */
  idleInTransactionMs: number;
  /** For one statement with its round trip: if it is exceeded, the server or the network does not answer. */
  answerMs: number;
}

/**
 * PostgreSQL's limits are shorter than ours: the caller then gets an error of the server, and the connection stays
 * usable. Only a silent server reaches the last limit.
 */
export const DEFAULT_LIMITS: DatabaseLimits = {
  connections: 10,
  connectMs: 10_000,
  statementMs: 20_000,
  lockMs: 10_000,
  idleInTransactionMs: 20_000,
  answerMs: 30_000,
};
