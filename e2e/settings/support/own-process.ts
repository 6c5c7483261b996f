import { newPlace, startProcess, type FamigliaProcess } from '../../support/famiglia-process.ts';
import { temporaryData } from '../../support/temporary-data.ts';
import { test as base } from '../../support/test.ts';

/** These tests change a whole guild, so each worker has its own process. */
export const test = base.extend<object, { famiglia: FamigliaProcess }>({
  famiglia: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const data = await temporaryData();
      try {
        const famiglia = await startProcess(await newPlace(data.dataDir));
        await use(famiglia);
        await famiglia.stop();
      } finally {
        await data.remove();
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ famiglia }, use) => use(famiglia.url),
});

export { expect } from '../../support/test.ts';
