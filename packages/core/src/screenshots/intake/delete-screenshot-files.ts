import type { Context } from '../../platform/context.ts';
import { findKeysInUse } from './submission.queries.ts';

/** Once nothing can be taken back: files that no other screen stands on. */
export const deleteScreenshotFiles = async (
  context: Pick<Context, 'db' | 'files'>,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return;
  const inUse = await findKeysInUse(context.db, keys);
  for (const key of new Set(keys)) if (key !== '' && !inUse.has(key)) await context.files.remove(key);
};
