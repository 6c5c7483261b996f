import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Settings = {
  /** `afterAll` for a directory that the tests of a file share, `onTestFinished` for one of a single test. */
  readonly removeIn: (cleanUp: () => Promise<void>) => void;
};

/** A directory that every account can enter, whatever our umask. */
export const scratchDirectory = async ({ removeIn }: Settings): Promise<string> => {
  // A short name: it is part of the path of a socket, which may have 103 bytes.
  const directory = await mkdtemp(path.join(tmpdir(), 'scratch-'));
  await chmod(directory, 0o755);
  removeIn(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
};

/** A DATA_DIR in a scratch directory, with room for a shelter beside it. */
export const scratchDataDir = async (settings: Settings, ...deeper: readonly string[]): Promise<string> => {
  let directory = await scratchDirectory(settings);
  for (const name of [...deeper, 'data']) {
    directory = path.join(directory, name);
    await mkdir(directory);
    await chmod(directory, 0o755);
  }
  return directory;
};
