import { checkGraph } from './graph.mjs';
import { checkLicences } from './licences.mjs';
import { checkLockFile } from './lock-file.mjs';
import { installPackages } from './install.mjs';
import { checkOpenapi } from './openapi-rules.mjs';
import { buildStale } from './build.mjs';
import { checkPageSizes } from './page-sizes.mjs';
import { requireNode } from './require-node.mjs';
import { runTool } from './run.mjs';
import { say, seconds } from './say.mjs';
import { checkSettingsTable } from './settings-table.mjs';
import { checkVersion } from './version.mjs';

const tsc = (...args) => runTool('typescript/bin/tsc', args);

/**
 * Each step waits for those before it: outside the packages the type-aware rules read the output of the server's build.
 */
const FIRST = [
  { name: 'packages', check: () => installPackages({ development: true }) },
  { name: 'format', check: () => runTool('oxfmt/bin/oxfmt', ['--check']) },
  { name: 'types of the server', check: () => tsc('-b') },
  { name: 'build', check: () => buildStale() },
];

/** At the same time: the tools of one use all processors for parts of their work, those of the other only one. */
const LANES = [
  [
    { name: 'lint', check: () => runTool('oxlint/bin/oxlint', ['--deny-warnings']) },
    { name: 'types of the tests', check: () => tsc('-p', 'tsconfig.tests.json') },
  ],
  [
    { name: 'types of the web pages', check: () => tsc('-p', 'packages/web') },
    { name: 'types of the sandbox client', check: () => tsc('-p', 'packages/sandbox/client') },
    { name: 'size of the public pages', check: checkPageSizes },
    { name: 'dead code', check: () => runTool('knip/bin/knip.js', ['--no-progress']) },
    { name: 'arrows between packages', check: checkGraph },
    { name: 'OpenAPI document', check: checkOpenapi },
    { name: 'settings in the README', check: checkSettingsTable },
    { name: 'version in one place', check: async () => checkVersion() },
    { name: 'licences', check: async () => checkLicences() },
    { name: 'lock file', check: async () => checkLockFile() },
  ],
];

/** All static checks. */
export const runChecks = async () => {
  const began = Date.now();
  requireNode();
  const results = await runLane(FIRST);
  results.push(...(await Promise.all(LANES.map(runLane))).flat());
  const passed = results.filter(Boolean).length;
  return [{ name: 'Checks', passed, failed: results.length - passed, time: seconds(began) }];
};

const runLane = async (checks) => {
  const results = [];
  for (const { name, check } of checks) results.push(await runCheck(name, check));
  return results;
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
