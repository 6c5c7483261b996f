import type { Context } from '../context.ts';
import { findForgotten, findKeysInUse } from './submission.queries.ts';

/** Longer than any picture is under way. */
const ORPHAN_AFTER_MS = 60 * 60 * 1000;
const FORGOTTEN_AFTER_MS = 15 * 60 * 1000;
const KEYS_AT_ONCE = 500;

/**
 * Removes files that no screenshot stands on, left by a crash between copying and counting, and takes up
 * again what has waited for too long, for as long as Discord has the file.
 */
export const sweepPictures = async (context: Context): Promise<void> => {
  await removeOrphans(context);
  const before = new Date(context.clock().getTime() - FORGOTTEN_AFTER_MS);
  for (const { guildId, sourceId } of await findForgotten(context.db, before)) {
    await context.jobs.send(context.db, 'take-pictures', { guildId, sourceId });
  }
};

const removeOrphans = async (context: Context): Promise<void> => {
  const oldest = context.clock().getTime() - ORPHAN_AFTER_MS;
  let keys: string[] = [];
  const removeUnused = async (): Promise<void> => {
    if (keys.length === 0) return;
    const inUse = await findKeysInUse(context.db, keys);
    const orphans = keys.filter((key) => !inUse.has(key));
    for (const key of orphans) await context.files.remove(key);
    if (orphans.length > 0) context.log.info({ files: orphans.length }, 'removed files that nobody needs');
    keys = [];
  };
  for await (const { key, storedAt } of context.files.list()) {
    if (storedAt.getTime() > oldest) continue;
    keys.push(key);
    if (keys.length >= KEYS_AT_ONCE) await removeUnused();
  }
  await removeUnused();
};
