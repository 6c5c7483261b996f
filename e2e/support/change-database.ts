import path from 'node:path';
import { connectionString } from '@famiglia/core/platform/postgres/connection-string';
import { findPostmaster } from '@famiglia/core/platform/postgres/postmaster-file';
import { Client } from 'pg';

/**
 * Changes rows of a process's database, the shared one's if no other is named, for days that no test can wait for. Returns how many. The product
 * itself has to notice the change.
 */
export const changeDatabase = async (
  statement: string,
  values: readonly string[],
  dataDir = process.env['FAMIGLIA_LIVE_DATA'] ?? '',
): Promise<number> => {
  const data = path.join(dataDir, 'postgres', 'data');
  const address = (await findPostmaster(data))?.address;
  if (address === undefined) throw new Error(`no PostgreSQL runs on ${data}`);
  const client = new Client({ connectionString: await connectionString(data, address, 'famiglia') });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rowCount ?? 0;
  } finally {
    await client.end();
  }
};
