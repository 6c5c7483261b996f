import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { missedOf, playwrightCounts, vitestCounts } from './suites.mjs';
import { dearestFiles } from './summary.mjs';

test('failed tests are named, and those that passed only on a retry; a file of vitest that could not be loaded counts as one failure', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'steady', failureMessages: [] },
    { status: 'failed', fullName: 'broken', failureMessages: ['expected 1 to be 2'] },
    { status: 'passed', fullName: 'sometimes', failureMessages: ['expected 1 to be 2'] },
  ];
  const testResults = [
    {
      status: 'failed',
      assertionResults,
      name: path.join(root, 'a.test.ts'),
      startTime: 1000,
      endTime: 1500,
    },
    { status: 'failed', assertionResults: [], name: path.join(root, 'b.test.ts'), startTime: 0, endTime: 0 },
  ];
  expect(vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
    broken: ['a.test.ts: broken', 'b.test.ts could not be loaded'],
    flaky: ['a.test.ts: sometimes'],
    files: [
      { file: 'a.test.ts', ms: 500 },
      { file: 'b.test.ts', ms: 0 },
    ],
  });
});

const spec = (file, title, status) => ({
  file,
  title,
  tests: [{ status, results: [{ duration: 700 }, { duration: 50 }] }],
});

test('a browser test that failed, or passed only on a retry, is named, at any depth', () => {
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [spec('a.spec.ts', 'steady', 'expected')],
      suites: [{ specs: [spec('a.spec.ts', 'sometimes', 'flaky')] }],
    },
    { file: 'b.spec.ts', specs: [spec('b.spec.ts', 'broken', 'unexpected')] },
  ];
  expect(playwrightCounts({ stats: { expected: 1, flaky: 1, unexpected: 1 }, errors: [], suites })).toEqual({
    passed: 2,
    failed: 1,
    broken: ['b.spec.ts: broken'],
    flaky: ['a.spec.ts: sometimes'],
    files: [
      { file: path.join('e2e', 'a.spec.ts'), ms: 1500 },
      { file: path.join('e2e', 'b.spec.ts'), ms: 750 },
    ],
  });
});

test('what ended a suite is named though no test of it failed', () => {
  const message = '\u001B[31mError\u001B[39m: The demo could not be made:\nwarn deadlock detected';
  const interrupted = { stats: { expected: 69, flaky: 0, unexpected: 0 }, errors: [{ message }], suites: [] };
  expect(playwrightCounts(interrupted)).toMatchObject({
    passed: 69,
    failed: 1,
    broken: ['Error: The demo could not be made:\n        warn deadlock detected'],
  });
  const killed = new Error('node cli.js test ended with SIGKILL');
  expect(missedOf({ passed: 69, failed: 0 }, killed)).toEqual([
    'it did not come to its end: node cli.js test ended with SIGKILL',
  ]);
  expect(missedOf({ passed: 0, failed: 0 }, undefined)).toEqual(['it ran no test']);
  // Its tests are named already.
  expect(missedOf({ passed: 69, failed: 1 }, killed)).toEqual([]);
  expect(missedOf({ passed: 69, failed: 0 }, undefined)).toEqual([]);
});

test('the twenty dearest files are listed, a browser file of several widths once', () => {
  const files = Array.from({ length: 30 }, (_, nth) => ({ file: `${nth}.test.ts`, ms: nth * 100 }));
  const twice = { file: 'both.spec.ts', ms: 2000 };
  const lines = dearestFiles([{ files }, { files: [twice, twice] }, { name: 'Checks' }]);
  expect(lines.slice(1, 4)).toEqual(['Dearest files (s):', '   4.0  both.spec.ts', '   2.9  29.test.ts']);
  expect(lines).toHaveLength(22);
  expect(dearestFiles([{ name: 'Checks' }])).toEqual([]);
});
