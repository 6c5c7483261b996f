import { Client } from 'pg';

/** Migrations, backups and restores have no time limit, whatever the role or a pooler sets. */
const WITHOUT_LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((limit) => `set ${limit} = 0`)
  .join('; ');

const CONNECT_WITHIN_MS = 10_000;

/** A separate connection for work that a person waits for at a terminal; it is always closed. */
export const withLongWork = async <Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // A lost connection fails its statement; without this listener it would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(WITHOUT_LIMITS);
    return await work(client);
  } finally {
    await client.end();
  }
};
