import path from 'node:path';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

/** `psql "$(npm run -s database-url)"`: the address of a running Famiglia's database. */
const databaseUrl = async () => {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const { findRunningDatabase } = await import('../packages/core/dist/backup/reach-database.js');
  const found = await findRunningDatabase(path.resolve(root, process.env.DATA_DIR ?? 'data'));
  if (found === undefined) throw new Error('No Famiglia runs on this DATA_DIR: npm start');
  return found;
};

await databaseUrl().then(say, stopWithReason);
