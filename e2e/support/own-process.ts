import type { FamigliaProcess } from './famiglia-process.ts';
import { withOwnDemo } from './own-demo.ts';
import { test as base } from './test.ts';

interface OwnProcess {
  /** The name of the process of a test file. A file that leaves a guild in another state uses a process of its own. */
  processOf: string;
  famiglia: FamigliaProcess;
}

/** These tests change a whole guild, so each worker has its own process. */
export const test = base.extend<object, OwnProcess>({
  processOf: ['settings', { option: true, scope: 'worker' }],
  famiglia: [async ({ demo: _ready }, use) => withOwnDemo(use), { scope: 'worker', timeout: 150_000 }],
  baseURL: async ({ famiglia }, use) => use(famiglia.url),
});

export { expect } from './test.ts';
