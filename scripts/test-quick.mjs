import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXTRAS, installExtras } from './lib/extras.mjs';
import { installPackages } from './lib/install.mjs';
import { temporaryFilesInMemory } from './lib/memory-directory.mjs';
import { relatedTests, withinBudget } from './lib/related-tests.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';
import { run, runTool } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { vitestCounts } from './lib/suites.mjs';

/**
 * The tests that use what was changed, without the browser: what differs from the commit at which this branch left
 * main, or from the last commit on main itself. Nearest first, as many as fit into a minute of four workers.
 */
const BUDGET = { budgetMs: 4 * 60_000, unknownMs: 3000 };

const git = async (...args) => (await run('git', args)).split('\n').filter(Boolean);

const changedFiles = async () => {
  const main = await git('merge-base', 'HEAD', 'main').catch(() => git('merge-base', 'HEAD', 'origin/main'));
  const tracked = await git('diff', '--name-only', ...main);
  const changed = [...tracked, ...(await git('ls-files', '--others', '--exclude-standard'))];
  return changed.length > 0 ? changed : git('diff', '--name-only', 'HEAD~1');
};

const lastDurations = () => {
  const report = path.join(root, '.cache', 'reports', 'vitest.json');
  if (!existsSync(report)) return new Map();
  return new Map(
    vitestCounts(JSON.parse(readFileSync(report, 'utf8'))).files.map(({ file, ms }) => [file, ms]),
  );
};

requireNode();
await installPackages({ development: true });
await installExtras(Object.keys(EXTRAS));
const files = await git(
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  'packages',
  'scripts',
  'bench',
);
const changed = await changedFiles();
const related = relatedTests(files, changed);
const chosen = withinBudget(related, lastDurations(), BUDGET);
say(
  `${changed.length} changed files, ${related.length} related test files, of which ${chosen.length} fit into the time.`,
);
for (const file of related.filter((one) => !chosen.includes(one))) say(`left out: ${file}`);
if (chosen.length > 0)
  await runTool('vitest/vitest.mjs', ['run', ...chosen], { show: true, env: temporaryFilesInMemory() }).catch(
    () => {
      process.exitCode = 1;
    },
  );
