import { Client } from 'pg';
import { hasCode } from './has-code.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

// An arbitrary number: nothing else takes advisory locks in the maintenance database.
const lockKey = 4_607_182;
const label = 'famiglia owner, pid';

/**
 * The connection of the one process that may use this server. Its session holds the lock, so the lock ends with the
 * process in any case, and no later process with the same id is mistaken for it.
 */
export const takeOwnership = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString, application_name: `${label} ${process.pid}` });
  // Without this listener, a connection that the server closes would end our process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The session of a killed owner takes a moment to end.
    await client.query(`SET lock_timeout = '2s'`);
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    return client;
  } catch (error) {
    const owner = hasCode(error, '55P03') ? await findOwner(client) : undefined;
    await client.end();
    throw owner === undefined ? error : alreadyUsed(owner);
  }
};

const findOwner = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [lockKey],
  );
  return rows[0]?.application_name.replace(label, 'process') ?? 'another process';
};

const alreadyUsed = (owner: string) =>
  new PrivatePostgresError(
    `This data directory is already in use by another Famiglia (${owner}). Stop that one first, give this one ` +
      'a DATA_DIR of its own, or let both share a PostgreSQL of your own by DATABASE_URL.',
  );
