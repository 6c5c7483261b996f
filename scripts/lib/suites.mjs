import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
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

/** A suite that crashed, or that ran nothing, has failed, whatever its report says. */
const suite = async (name, file, countsOf, work) => {
  const began = Date.now();
  const report = path.join(reports, file);
  rmSync(report, { force: true });
  say(`\n${name}`);
  let ended = true;
  await work(report).catch(() => (ended = false));
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  const missed = counts.failed === 0 && (!ended || counts.passed === 0) ? 1 : 0;
  return { name, ...counts, failed: counts.failed + missed, time: seconds(began) };
};

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
  broken: suites.flatMap((suite) => titlesOf(suite, 'unexpected')),
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
