import { copyStorage } from '@famiglia/core/platform/storage/copy-storage';
import path from 'node:path';
import { say, sayDamaged, stopWithReason } from './backup/backup-place.ts';
import { seconds } from './log/pretty-log.ts';
import { readSettings } from './settings.ts';
import { openPlace } from './start/open-storage.ts';

/** Progress is printed every this many files. */
const FILES_PER_LINE = 100;

const USAGE =
  'From where to where? npm run storage:move -- /data/files s3://bucket/prefix?endpoint=… (or the other way round). Without words it copies from DATA_DIR/files to STORAGE_URL.';

/** `npm run storage:move [-- from to]`. Famiglia may keep running; nothing is deleted. */
const moveStorage = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const [from = path.join(settings.DATA_DIR, 'files'), to = settings.STORAGE_URL] = process.argv.slice(2);
  if (to === undefined) throw new Error(USAGE);
  const [source, target] = [openPlace(settings, from), openPlace(settings, to)];
  if (source.place === target.place) throw new Error(`Both are ${source.place}. ${USAGE}`);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const began = Date.now();
  say(`Copying the files of ${source.place} to ${target.place} …`);
  const { copied, present, damaged } = await copyStorage(source, target, {
    signal: stop.signal,
    onProgress: ({ copied: done }) => {
      if (done > 0 && done % FILES_PER_LINE === 0) say(`${done} files are copied.`);
    },
  });
  say(`${copied} files are copied, ${present} were there already (${seconds(Date.now() - began)}).`);
  sayDamaged(damaged);
  if (stop.signal.aborted) say('It was interrupted. The same command goes on where it stopped.');
  if (stop.signal.aborted || damaged.length > 0) process.exitCode = 1;
};

await moveStorage().catch(stopWithReason);
