import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { backupPlace, newBackupName } from './lib/backup-place.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { say, seconds } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

/** `npm run backup`, or `npm run backup /some/directory`. Famiglia may go on running. */
const backup = async () => {
  await prepare();
  const began = Date.now();
  const { makeBackup } = await import(path.join(root, 'packages/core/dist/backup/make-backup.js'));
  const { dataDir, connectionString, leave } = await backupPlace({ mayRun: true });
  try {
    const target = path.resolve(process.argv[2] ?? newBackupName(dataDir));
    mkdirSync(path.dirname(target), { recursive: true });
    const { tables, files } = await makeBackup({ connectionString, dataDir, target });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${rows} rows and ${files.length} files are in ${target} (${seconds(began)}).`);
    say('It holds the secret key too: keep it where only you can read it.');
    say(`To bring it back: npm run restore ${target}`);
  } finally {
    await leave();
  }
};

await backup().catch(stopWithReason);
