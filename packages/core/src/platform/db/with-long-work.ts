import { Client } from 'pg';

/** Migrations, backups and restores take as long as they take, whatever limits the role or a pooler brings along. */
const WITHOUT_LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((limit) => `set ${limit} = 0`)
  .join('; ');

const CONNECT_WITHIN_MS = 10_000;

/** A connection of its own for work that a person waits for at a terminal, and its end in any case. */
export const withLongWork = async <Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // A connection that is lost is told by the statement that it was lost under; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(WITHOUT_LIMITS);
    return await work(client);
  } finally {
    await client.end();
  }
};
