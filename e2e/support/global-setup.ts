import { demoPlace, newPlace, startProcess } from './famiglia-process.ts';
import { startPublicSite } from './public-site.ts';
import { copyData, temporaryData } from './temporary-data.ts';

/**
 * Two processes for the whole run, found by environment variables: one with the public pages alone, which is ready at
 * once, and one with the demo family. Creating the demo's half a year of history takes longer than most tests, so the
 * tests of the public pages run meanwhile, and tests that need their own process start from a copy of its data.
 */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const undo: (() => Promise<void>)[] = [];
  const leave = async (): Promise<void> => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
  };
  try {
    const [shared, grown] = [await temporaryData(), await temporaryData()];
    undo.push(shared.remove, grown.remove);
    const place = await demoPlace(shared.dataDir);
    process.env['FAMIGLIA_URL'] = `http://127.0.0.1:${place.port}`;
    process.env['SANDBOX_URL'] = `http://127.0.0.1:${place.sandboxPort}`;
    process.env['FAMIGLIA_DATA'] = grown.dataDir;
    process.env['FAMIGLIA_LIVE_DATA'] = shared.dataDir;

    const growth = async (): Promise<void> => {
      // On other ports: whoever waits for the demo's process must not take this one for it.
      const first = await startProcess({
        ...(await newPlace(shared.dataDir)),
        settings: { LOG_LEVEL: 'debug' },
      });
      try {
        await first.says('the demo family has its history');
      } finally {
        await first.stop();
      }
      await copyData(shared.dataDir, grown.dataDir);
      undo.push((await startProcess(place)).stop);
    };
    const growing = growth().catch((error: unknown) => {
      // As Ctrl+C: nothing can be tested without the demo.
      console.error(error);
      process.kill(process.pid, 'SIGINT');
    });
    undo.push(async () => growing);
    const site = await startPublicSite();
    undo.push(site.stop);
    process.env['PUBLIC_SITE_URL'] = site.url;
    return leave;
  } catch (error) {
    await leave();
    throw error;
  }
};

// oxlint-disable-next-line import/no-default-export -- Playwright takes it by that name
export default globalSetup;
