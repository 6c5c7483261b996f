import { expect, test } from 'vitest';
import { relatedTests, withinBudget } from './related-tests.mjs';

const SOURCES = {
  'packages/contract/src/kit/money.ts': '',
  'packages/core/src/pay.ts': "import { money } from '@famiglia/contract/kit/money';",
  'packages/core/src/pay.test.ts': "import { pay } from './pay.ts';",
  'packages/contract/src/kit/money.test.ts': "import type { Money } from './money.ts';",
  'packages/web/src/price.tsx': "const page = lazy(() => import('./lazy-price.tsx'));",
  'packages/web/src/lazy-price.tsx': "import { money } from '@famiglia/contract/kit/money';",
  'packages/web/src/price.test.tsx': "import { Price } from './price.tsx';",
  'packages/core/src/other.test.ts': "import { test } from 'vitest';",
  'README.md': "from './pay.ts'",
};
const related = (...changed) => relatedTests(Object.keys(SOURCES), changed, (file) => SOURCES[file]);

test('the tests of a change are those that use it, the nearest first', () => {
  expect(related('packages/contract/src/kit/money.ts')).toEqual([
    'packages/contract/src/kit/money.test.ts',
    'packages/core/src/pay.test.ts',
    'packages/web/src/price.test.tsx',
  ]);
});

test('a changed test is its own; what nobody uses, or what was deleted, has none', () => {
  expect(related('packages/core/src/other.test.ts')).toEqual(['packages/core/src/other.test.ts']);
  expect(related('README.md', 'packages/core/src/gone.test.ts')).toEqual([]);
});

test('what does not fit into the time is left out, and something shorter takes its place', () => {
  const durations = new Map([
    ['near', 40],
    ['dear', 80],
  ]);
  const limits = { budgetMs: 100, unknownMs: 50 };
  expect(withinBudget(['near', 'dear', 'unknown', 'another'], durations, limits)).toEqual([
    'near',
    'unknown',
  ]);
});
