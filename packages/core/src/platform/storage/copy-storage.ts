import { contentKey } from './content-key.ts';
import { FileDamaged } from './storage.ts';
import type { Storage, StoredFile } from './storage.ts';

const CONCURRENCY = 8;

export interface CopyResult {
  copied: number;
  /** What was there already. */
  present: number;
  /** Files whose bytes are not those that their key promises; they are not copied. */
  damaged: string[];
}

interface CopyOptions {
  /** Ends the copy after the files that are on their way. */
  signal?: AbortSignal;
  /** Called after each file. */
  onProgress?: (result: CopyResult) => void;
}

/**
 * Copies everything that the other storage lacks, with the quarantine. Both may be in use meanwhile. Nothing is
 * deleted; an interrupted copy is continued by another one. Each file is read back and compared with its key.
 */
export const copyStorage = async (
  from: Storage,
  to: Storage,
  { signal, onProgress }: CopyOptions = {},
): Promise<CopyResult> => {
  const result: CopyResult = { copied: 0, present: 0, damaged: [] };

  const copyAll = async (
    listed: AsyncIterable<StoredFile>,
    present: ReadonlySet<string>,
    copy: (key: string) => Promise<void>,
  ): Promise<void> => {
    const running = new Set<Promise<void>>();
    const errors: unknown[] = [];
    const copyOne = async (key: string): Promise<void> => {
      try {
        await copy(key);
      } catch (error) {
        if (error instanceof FileDamaged) result.damaged.push(key);
        else errors.push(error);
      }
      onProgress?.(result);
    };
    for await (const { key } of listed) {
      if (signal?.aborted === true || errors.length > 0) break;
      if (present.has(key)) {
        result.present += 1;
        continue;
      }
      const work = copyOne(key).finally(() => running.delete(work));
      running.add(work);
      if (running.size >= CONCURRENCY) await Promise.race(running);
    }
    await Promise.all(running);
    if (errors.length > 0) throw errors[0];
  };

  await copyAll(from.list(), await keysOf(to.list()), async (key) => {
    const bytes = await from.get(key);
    // Deleted since it was listed.
    if (bytes === null) return;
    requireIntact(from, key, bytes);
    await to.put(key, bytes);
    requireIntact(to, key, await to.get(key));
    result.copied += 1;
  });
  const there = new Set([...(await keysOf(to.list())), ...(await keysOf(to.listQuarantine()))]);
  await copyAll(from.listQuarantine(), there, async (key) => {
    const bytes = await from.readQuarantine(key);
    if (bytes === null) return;
    requireIntact(from, key, bytes);
    await to.put(key, bytes);
    await to.quarantine(key);
    requireIntact(to, key, await to.readQuarantine(key));
    result.copied += 1;
  });
  // Files end in any order.
  result.damaged.sort();
  return result;
};

const requireIntact = ({ place }: Storage, key: string, bytes: Buffer | null): void => {
  if (bytes === null || contentKey(bytes) !== key) throw new FileDamaged(key, place);
};

const keysOf = async (listed: AsyncIterable<StoredFile>): Promise<Set<string>> => {
  const keys = new Set<string>();
  for await (const { key } of listed) keys.add(key);
  return keys;
};
