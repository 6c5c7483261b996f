import { test as base } from '../../support/test.ts';

/** For pages whose errors are what is tested: Chromium writes every refused answer to the console. */
export const loudTest = base.extend({
  quietConsole: [async ({ page: _page }, use) => use(undefined), { auto: true }],
});
