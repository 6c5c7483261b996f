import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { makeBackup } from '@famiglia/core/backup/make-backup';
import { backupPlace, newBackupName, say, sayDamaged, stopWithReason } from './backup/backup-place.ts';
import { seconds } from './log/pretty-log.ts';

/** `npm run backup`, or `npm run backup /some/directory`. Famiglia may keep running. */
const backup = async (): Promise<void> => {
  const began = Date.now();
  const { dataDir, files, connectionString, passphrase, leave } = await backupPlace({ mayRun: true });
  try {
    const target = path.resolve(process.argv[2] ?? newBackupName(dataDir));
    await mkdir(path.dirname(target), { recursive: true });
    const made = await makeBackup({ connectionString, dataDir, files, target, passphrase });
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${rows} rows and ${made.files.length} files are in ${target} (${seconds(Date.now() - began)}).`);
    sayDamaged(made.damaged);
    say(
      made.hasSecretKey
        ? 'It holds the secret key, too.'
        : 'It does not hold SECRET_KEY, without which it cannot be brought back: keep that as well.',
    );
    say(
      passphrase === undefined
        ? 'Keep it where only you can read it, or set BACKUP_PASSPHRASE.'
        : 'It is encrypted: without BACKUP_PASSPHRASE nobody can bring it back, not even you.',
    );
    say(`To bring it back: npm run restore ${target}`);
  } finally {
    await leave();
  }
};

await backup().catch(stopWithReason);
