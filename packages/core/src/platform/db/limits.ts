/** How long anything may take that goes through the pool, in milliseconds. */
export interface DatabaseLimits {
  /** How many connections the pool may open. */
  connections: number;
  /** From wanting a connection to having one. */
  connectMs: number;
  /** One statement, by PostgreSQL's own clock. */
  statementMs: number;
  /** Waiting for a row or table that somebody else holds. */
  lockMs: number;
  /** A transaction in which nothing is asked. */
  idleInTransactionMs: number;
  /** One statement with the way there and back: what is over by then is a server or network that does not answer. */
  answerMs: number;
}

/**
 * PostgreSQL gives up before we do: whoever waits then learns it from the server, and the connection is as good as
 * before. Only a server that says nothing at all runs into the last one.
 */
export const DEFAULT_LIMITS: DatabaseLimits = {
  connections: 10,
  connectMs: 10_000,
  statementMs: 20_000,
  lockMs: 10_000,
  idleInTransactionMs: 20_000,
  answerMs: 30_000,
};
