import { availableParallelism } from 'node:os';
import { checkGraph } from './graph.mjs';
import { checkLicences } from './licences.mjs';
import { checkLockFile } from './lock-file.mjs';
import { installPackages } from './install.mjs';
import { checkOpenapi } from './openapi-rules.mjs';
import { buildStale } from './build.mjs';
import { EXTRAS, installExtras } from './extras.mjs';
import { checkPageSizes } from './page-sizes.mjs';
import { requireNode } from './require-node.mjs';
import { runTool } from './run.mjs';
import { say, seconds } from './say.mjs';
import { checkSettingsTable } from './settings-table.mjs';
import { checkVersion } from './version.mjs';

/** Two checks run at the same time, each on half of the processors. */
const processors = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * The type checker and the type-aware rules are programs in Go that keep nearly all they read until they end, so
 * collecting garbage is wasted; and each of their threads infers many types anew, so more threads take more time in all.
 */
const env = { GOGC: 'off', GOMEMLIMIT: '2GiB', GOMAXPROCS: String(processors) };
const tsc = (...args) => runTool('typescript/bin/tsc', [...args, '--checkers', String(processors)], { env });

/** A stage waits for the one before it: the lint rules and the tests read the types that the server's build has written. */
const STAGES = [
  [
    [
      { name: 'packages', check: () => installPackages({ development: true }) },
      // The type checker reads their types.
      { name: 'extra packages', check: () => installExtras(Object.keys(EXTRAS)) },
    ],
  ],
  [
    [{ name: 'types of the server', check: () => tsc('-b') }],
    [
      { name: 'format', check: () => runTool('oxfmt/bin/oxfmt', ['--check']) },
      { name: 'build', check: () => buildStale() },
      { name: 'dead code', check: () => runTool('knip/bin/knip.js', ['--no-progress']) },
    ],
  ],
  [
    [{ name: 'lint', check: () => runTool('oxlint/bin/oxlint', ['--deny-warnings'], { env }) }],
    [
      { name: 'OpenAPI document', check: checkOpenapi },
      { name: 'types of the tests', check: () => tsc('-p', 'tsconfig.tests.json') },
      { name: 'types of the web pages', check: () => tsc('-p', 'packages/web') },
      { name: 'types of the sandbox client', check: () => tsc('-p', 'packages/sandbox/client') },
      { name: 'size of the public pages', check: checkPageSizes },
      { name: 'arrows between packages', check: checkGraph },
      { name: 'settings in docs/settings.md', check: checkSettingsTable },
      { name: 'version in one place', check: async () => checkVersion() },
      { name: 'licences', check: async () => checkLicences() },
      { name: 'lock file', check: async () => checkLockFile() },
    ],
  ],
];

/** All static checks. */
export const runChecks = async () => {
  const began = Date.now();
  requireNode();
  const results = [];
  for (const lanes of STAGES) results.push(...(await Promise.all(lanes.map(runLane))).flat());
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
