import type { Context } from '../../platform/context.ts';
import { findKeysInUse } from './submission.queries.ts';

/** After the commit: deletes files that no other screenshot uses. */
export const deleteScreenshotFiles = async (
  context: Pick<Context, 'db' | 'files'>,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return;
  const inUse = await findKeysInUse(context.db, keys);
  for (const key of new Set(keys)) if (key !== '' && !inUse.has(key)) await context.files.remove(key);
};
