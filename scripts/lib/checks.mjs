import { checkGraph } from './graph.mjs';
import { checkLockFile } from './lock-file.mjs';
import { prepare } from './prepare.mjs';
import { runTool } from './run.mjs';
import { say, seconds } from './say.mjs';
import { checkSettingsTable } from './settings-table.mjs';

const tsc = (...args) => runTool('typescript/bin/tsc', args);

const CHECKS = [
  { name: 'format', check: () => runTool('oxfmt/bin/oxfmt', ['--check']) },
  { name: 'lint', check: () => runTool('oxlint/bin/oxlint', ['--deny-warnings']) },
  { name: 'types of the server', check: () => tsc('-b') },
  { name: 'types of the tests', check: () => tsc('-p', 'tsconfig.tests.json') },
  { name: 'types of the web pages', check: () => tsc('-p', 'packages/web') },
  { name: 'types of the sandbox client', check: () => tsc('-p', 'packages/sandbox/client') },
  { name: 'dead code', check: () => runTool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'arrows between packages', check: checkGraph },
  { name: 'settings in the README', check: checkSettingsTable },
  { name: 'lock file', check: async () => checkLockFile() },
];

/** Everything that can be said about the code without running it. */
export const runChecks = async () => {
  const began = Date.now();
  const name = 'Checks';
  try {
    await prepare();
  } catch (error) {
    say(error.message);
    return [{ name, passed: 0, failed: 1, time: seconds(began) }];
  }
  let failed = 0;
  for (const { name: what, check } of CHECKS) {
    const since = Date.now();
    try {
      await check();
      say(`ok      ${what} (${seconds(since)})`);
    } catch (error) {
      failed += 1;
      say(`FAILED  ${what} (${seconds(since)})\n${error.message}\n`);
    }
  }
  return [{ name, passed: CHECKS.length - failed, failed, time: seconds(began) }];
};
