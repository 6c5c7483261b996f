import { newPlace, startProcess } from './famiglia-process.ts';
import { temporaryData } from './temporary-data.ts';

/** One process for the whole run, on ports and data of its own. Tests find it by the environment. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const { dataDir, remove } = await temporaryData();
  const famiglia = await startProcess(await newPlace(dataDir));
  process.env['FAMIGLIA_URL'] = famiglia.url;
  process.env['SANDBOX_URL'] = famiglia.sandboxUrl;
  return async () => {
    await famiglia.stop();
    await remove();
  };
};

// oxlint-disable-next-line import/no-default-export -- Playwright takes it by that name
export default globalSetup;
