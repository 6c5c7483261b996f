import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Settings = {
  /** `afterAll` for a directory that the tests of a file share, `onTestFinished` for one of a single test. */
  readonly removeIn: (cleanUp: () => Promise<void>) => void;
  readonly mode?: number;
};

/** A directory that every account can enter, or, with mode 0o700, only ours. */
export async function scratchDirectory({ removeIn, mode = 0o755 }: Settings): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-scratch-'));
  await chmod(directory, mode);
  removeIn(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}
