import { startPrivatePostgres } from '@famiglia/core/platform/postgres/start-private-postgres';
import { silentLog } from './silent-log.ts';

// Holds a private PostgreSQL until it is killed, or stops it when its input ends.
const [dataDir = '', shelterRoot = ''] = process.argv.slice(2);
try {
  const { connectionString, stop } = await startPrivatePostgres({
    dataDir,
    log: silentLog,
    shelterRoots: [shelterRoot],
  });
  process.stdout.write(`${JSON.stringify({ connectionString })}\n`);
  process.stdin.resume().once('end', () => void stop());
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`);
}
