import { newPlace, startProcess } from './famiglia-process.ts';
import { temporaryData } from './temporary-data.ts';

/**
 * One process for the whole run, with its own ports and data; tests find it by environment variables. Tests
 * that need their own process start from a copy of its data after its first start, because creating the
 * demo's half a year of history takes longer than most tests.
 */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const undo: (() => Promise<void>)[] = [];
  const leave = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const shared = await temporaryData();
    undo.push(shared.remove);
    const place = await newPlace(shared.dataDir);
    const first = await startProcess({ ...place, settings: { LOG_LEVEL: 'debug' } });
    undo.push(first.stop);
    await first.says('the demo family has its history');
    await first.stop();
    const grown = await temporaryData(shared.dataDir);
    undo.push(grown.remove);
    const famiglia = await startProcess(place);
    undo.push(famiglia.stop);
    process.env['FAMIGLIA_URL'] = famiglia.url;
    process.env['SANDBOX_URL'] = famiglia.sandboxUrl;
    process.env['FAMIGLIA_DATA'] = grown.dataDir;
    return leave;
  } catch (error) {
    await leave();
    throw error;
  }
};

// oxlint-disable-next-line import/no-default-export -- Playwright takes it by that name
export default globalSetup;
