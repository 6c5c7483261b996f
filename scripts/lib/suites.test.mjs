import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './suites.mjs';

test('a test of vitest that passes only on a retry is named', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'steady', failureMessages: [] },
    { status: 'passed', fullName: 'sometimes', failureMessages: ['expected 1 to be 2'] },
    { status: 'failed', fullName: 'broken', failureMessages: ['expected 1 to be 2', 'expected 1 to be 2'] },
  ];
  const testResults = [
    { status: 'failed', assertionResults },
    { status: 'failed', assertionResults: [] },
  ];
  expect(vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
    flaky: ['sometimes'],
  });
});

const spec = (title, status) => ({ title, tests: [{ status }] });

test('a browser test that passes only on a retry is named, at any depth', () => {
  const suites = [
    { specs: [spec('steady', 'expected')], suites: [{ specs: [spec('sometimes', 'flaky')] }] },
    { specs: [spec('broken', 'unexpected')] },
  ];
  expect(playwrightCounts({ stats: { expected: 1, flaky: 1, unexpected: 1 }, errors: [], suites })).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['sometimes'],
  });
});
