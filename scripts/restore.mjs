import path from 'node:path';
import { backupPlace, newBackupName } from './lib/backup-place.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { say, seconds } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

const [source, ...options] = process.argv.slice(2).toSorted((left) => (left === '--replace' ? 1 : -1));

/** `npm run restore /some/backup [-- --replace]`. Famiglia must not run meanwhile. */
const restore = async () => {
  if (source === undefined || source === '--replace') {
    throw new Error('Which backup? npm run restore /path/of/the/backup');
  }
  await prepare();
  const began = Date.now();
  const { restoreBackup } = await import(path.join(root, 'packages/core/dist/backup/restore-backup.js'));
  const { dataDir, connectionString, leave } = await backupPlace({ mayRun: false });
  try {
    const keepPresentIn = options.includes('--replace')
      ? newBackupName(dataDir, 'before-restore')
      : undefined;
    const manifest = await restoreBackup({
      connectionString,
      dataDir,
      source: path.resolve(source),
      keepPresentIn,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `${rows} rows and ${manifest.files.length} files of ${manifest.made_at} are back (${seconds(began)}).`,
    );
    if (keepPresentIn !== undefined) say(`What was there before is in ${keepPresentIn}.`);
  } finally {
    await leave();
  }
};

await restore().catch(stopWithReason);
