import { checkGraph } from './graph.mjs';
import { checkLockFile } from './lock-file.mjs';
import { installPackages } from './install.mjs';
import { checkPageSizes } from './page-sizes.mjs';
import { requireNode } from './require-node.mjs';
import { runTool } from './run.mjs';
import { say, seconds } from './say.mjs';
import { checkSettingsTable } from './settings-table.mjs';

const tsc = (...args) => runTool('typescript/bin/tsc', args);

const CHECKS = [
  { name: 'format', check: () => runTool('oxfmt/bin/oxfmt', ['--check']) },
  { name: 'types of the server', check: () => tsc('-b') },
  // After the server's build: outside the packages' own files the type-aware rules read what it wrote.
  { name: 'lint', check: () => runTool('oxlint/bin/oxlint', ['--deny-warnings']) },
  { name: 'types of the tests', check: () => tsc('-p', 'tsconfig.tests.json') },
  { name: 'types of the web pages', check: () => tsc('-p', 'packages/web') },
  { name: 'types of the sandbox client', check: () => tsc('-p', 'packages/sandbox/client') },
  { name: 'dead code', check: () => runTool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'arrows between packages', check: checkGraph },
  { name: 'size of the public pages', check: checkPageSizes },
  { name: 'settings in the README', check: checkSettingsTable },
  { name: 'lock file', check: async () => checkLockFile() },
];

/** Everything that can be said about the code without running it. */
export const runChecks = async () => {
  const began = Date.now();
  requireNode();
  const results = [];
  for (const { name, check } of [{ name: 'packages', check: installPackages }, ...CHECKS]) {
    results.push(await runCheck(name, check));
  }
  const passed = results.filter(Boolean).length;
  return [{ name: 'Checks', passed, failed: results.length - passed, time: seconds(began) }];
};

const runCheck = async (name, check) => {
  const began = Date.now();
  try {
    await check();
    say(`ok      ${name} (${seconds(began)})`);
    return true;
  } catch (error) {
    say(`FAILED  ${name} (${seconds(began)})\n${error.message}\n`);
    return false;
  }
};
