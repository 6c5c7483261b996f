import { chromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';
import { say } from './say.mjs';
import { runSuites } from './suites.mjs';

/** Runs all tests, with everything they need. A failed preparation counts as one failure. */
export const runTests = async () => {
  try {
    await prepare({ development: true });
    // Installed beside the first tests, which need none.
    const browser = chromium();
    browser.catch((error) => say(error.message));
    return await runSuites(browser);
  } catch (error) {
    say(error.message);
    return [{ name: 'Preparing the tests', passed: 0, failed: 1, time: 'stopped' }];
  }
};
