import path from 'node:path';
import { restoreBackup } from '@famiglia/core/backup/restore-backup';
import { backupPlace, newBackupName, say, sayDamaged, stopWithReason } from './backup/backup-place.ts';
import { seconds } from './log/pretty-log.ts';
import { JOBS } from '@famiglia/core/jobs';

/** `npm run restore /some/backup [-- --replace]`. Famiglia must be stopped first. */
const restore = async (): Promise<void> => {
  const words = process.argv.slice(2);
  const source = words.find((word) => word !== '--replace');
  if (source === undefined) throw new Error('Which backup? npm run restore /path/of/the/backup');
  const began = Date.now();
  const { dataDir, files, connectionString, passphrase, leave } = await backupPlace({ mayRun: false });
  try {
    const keepPresentIn = words.includes('--replace') ? newBackupName(dataDir, 'before-restore') : undefined;
    const manifest = await restoreBackup({
      connectionString,
      jobs: JOBS,
      dataDir,
      files,
      source: path.resolve(source),
      keepPresentIn,
      passphrase,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const time = seconds(Date.now() - began);
    say(`${rows} rows and ${manifest.files.length} files of ${manifest.made_at} are back (${time}).`);
    sayDamaged(manifest.damaged);
    if (keepPresentIn !== undefined) say(`What was there before is in ${keepPresentIn}.`);
  } finally {
    await leave();
  }
};

await restore().catch(stopWithReason);
