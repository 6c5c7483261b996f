import { newPlace, startProcess, type FamigliaProcess } from '../../support/famiglia-process.ts';
import { demoData } from '../../support/temporary-data.ts';
import { test as base } from '../../support/test.ts';

/** These tests change a whole guild, so each worker has its own process. */
export const test = base.extend<object, { famiglia: FamigliaProcess }>({
  famiglia: [
    async ({ demo: _ready }, use) => {
      const data = await demoData();
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
