import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPlace, startProcess } from './famiglia-process.ts';

/** One process for the whole run, on ports and data of its own. Tests find it by the environment. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'famiglia-e2e-'));
  const famiglia = await startProcess(await newPlace(dataDir));
  process.env['FAMIGLIA_URL'] = famiglia.url;
  process.env['SANDBOX_URL'] = famiglia.sandboxUrl;
  return async () => {
    await famiglia.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};

// oxlint-disable-next-line import/no-default-export -- Playwright takes it by that name
export default globalSetup;
