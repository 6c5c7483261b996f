import { demoPlace, newPlace, startProcess } from './famiglia-process.ts';
import { heldPort } from './free-port.ts';
import { startPublicSite } from './public-site.ts';
import { copyData, temporaryData } from './temporary-data.ts';

/** The product's own words when the demo is whole, and when a part of it could not be made. */
const WHOLE = 'the demo family has its history';
const FAILURES = [
  'the demo family could not be prepared',
  'the history of the demo family could not be made',
];
const STARTS = 3;

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
    // Whoever waits for the demo's process must meet nothing else there until it starts.
    const [api, sandbox] = [await heldPort(), await heldPort()];
    const place = { ...(await demoPlace(shared.dataDir)), port: api.port, sandboxPort: sandbox.port };
    process.env['FAMIGLIA_URL'] = `http://127.0.0.1:${place.port}`;
    process.env['SANDBOX_URL'] = `http://127.0.0.1:${place.sandboxPort}`;
    process.env['FAMIGLIA_DATA'] = grown.dataDir;
    process.env['FAMIGLIA_LIVE_DATA'] = shared.dataDir;

    const growth = async (): Promise<void> => {
      await growDemo(shared.dataDir);
      await copyData(shared.dataDir, grown.dataDir);
      await Promise.all([api.release(), sandbox.release()]);
      undo.push((await startProcess(place)).stop);
    };
    const growing = growth().catch((error: unknown) => {
      // As Ctrl+C: nothing can be tested without the demo. Thrown at the end, it is in the report too.
      process.kill(process.pid, 'SIGINT');
      undo.unshift(async () => Promise.reject(error));
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

/** A start that could not make all of the history leaves the rest to the next one, as for everybody who tries Famiglia. */
const growDemo = async (dataDir: string): Promise<void> => {
  for (let start = 1; ; start += 1) {
    // On other ports than the tests': whoever waits for the demo's process must not take this one for it.
    const growing = await startProcess({ ...(await newPlace(dataDir)), settings: { LOG_LEVEL: 'debug' } });
    try {
      const said = await growing.says(WHOLE, ...FAILURES);
      if (said.includes(WHOLE)) return;
      if (start === STARTS) throw new Error(`The demo could not be made:\n${said}`);
      console.error(`The demo is not whole, so it is started again:\n${said}`);
    } finally {
      await growing.stop();
    }
  }
};

// oxlint-disable-next-line import/no-default-export -- Playwright takes it by that name
export default globalSetup;
