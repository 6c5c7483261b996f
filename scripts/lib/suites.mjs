import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { temporaryFilesInMemory } from './memory-directory.mjs';
import { root } from './root.mjs';
import { runTool } from './run.mjs';
import { say, seconds } from './say.mjs';

const reports = path.join(root, '.cache', 'reports');

/** Runs vitest and then Playwright, in the browser that is promised, and counts their results. */
export const runSuites = async (browser) => {
  mkdirSync(reports, { recursive: true });
  const env = temporaryFilesInMemory();
  return [
    await suite('Unit and integration tests', 'vitest.json', vitestCounts, (report) =>
      runTool(
        'vitest/vitest.mjs',
        // As in the browser: what fails once is named as flaky, and what fails twice is broken.
        ['run', '--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        { show: true, env },
      ),
    ),
    await suite('Browser tests', 'playwright.json', playwrightCounts, async (report) =>
      runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
        show: true,
        env: { ...env, CHROMIUM_PATH: await browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      }),
    ),
  ];
};

/** A suite that crashed, or that ran nothing, has failed, whatever its report says, and says why at the end of the run. */
const suite = async (name, file, countsOf, work) => {
  const began = Date.now();
  const report = path.join(reports, file);
  rmSync(report, { force: true });
  say(`\n${name}`);
  const failure = await work(report).then(
    () => undefined,
    (error) => error,
  );
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, broken: [] };
  const missed = missedOf(counts, failure);
  return {
    name,
    ...counts,
    failed: counts.failed + missed.length,
    broken: [...counts.broken, ...missed],
    time: seconds(began),
  };
};

/** Why a suite has failed none of whose tests did: it was interrupted, crashed, or ran nothing. */
export const missedOf = ({ passed, failed }, failure) => {
  if (failed > 0) return [];
  if (failure !== undefined) return [`it did not come to its end: ${beginningOf(failure.message)}`];
  return passed === 0 ? ['it ran no test'] : [];
};

const MAX_LINES = 8;

/** Of an error that is no test's, such as one of the processes that tests need. */
const beginningOf = (message) =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, MAX_LINES).join('\n        ');

/** A file that could not be loaded has no tests; it counts as one failure. */
export const vitestCounts = (report) => {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const named = (isMeant) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(isMeant).map(({ fullName }) => `${path.relative(root, name)}: ${fullName}`),
    );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    broken: [
      ...named(({ status }) => status === 'failed'),
      ...unloaded.map(({ name }) => `${path.relative(root, name)} could not be loaded`),
    ],
    // It keeps what was said at the first try.
    flaky: named(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      ms: endTime - startTime,
    })),
  };
};

export const playwrightCounts = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  broken: [
    ...suites.flatMap((suite) => titlesOf(suite, 'unexpected')),
    ...errors.map(({ message }) => beginningOf(message ?? 'an error without words')),
  ],
  flaky: suites.flatMap((suite) => titlesOf(suite, 'flaky')),
  files: suites.map((suite) => ({
    file: path.join('e2e', suite.file),
    ms: durationsOf(suite).reduce((sum, ms) => sum + ms, 0),
  })),
});

const durationsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsOf),
];

const titlesOf = ({ specs = [], suites = [] }, status) => [
  ...specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => titlesOf(suite, status)),
];
