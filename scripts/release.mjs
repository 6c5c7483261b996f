import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseChangelog, releaseProblems, unreleasedNotes } from './lib/changelog.mjs';
import { runChecks } from './lib/checks.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';
import { runTests } from './lib/tests.mjs';
import { readVersion, writeVersion } from './lib/version.mjs';

const CHANGELOG = path.join(root, 'CHANGELOG.md');
const NOTES = path.join(root, '.cache', 'release-notes.md');

const git = async (...args) => (await run('git', args)).trim();

/**
 * `npm run release 1.2.3` checks and tests everything, sets the version, commits and tags it, and writes the release
 * notes. With `-- --dry-run` it only prints what it would do.
 */
const release = async () => {
  const dry = process.argv.includes('--dry-run');
  const version = process.argv.slice(2).find((word) => word !== '--dry-run');
  const changelog = readFileSync(CHANGELOG, 'utf8');
  const notes = unreleasedNotes(changelog);
  const problems = releaseProblems({
    version,
    present: readVersion(),
    tags: (await git('tag', '--list')).split('\n'),
    notes,
    changes: await git('status', '--porcelain'),
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (dry) {
    say(`v${version} could be released: checks and tests would run, then one commit and a tag.\n\n${notes}`);
    return;
  }
  const failed = [...(await runChecks()), ...(await runTests())].reduce((sum, one) => sum + one.failed, 0);
  if (failed > 0) throw new Error(`${failed} failed: nothing is released.`);
  writeFileSync(CHANGELOG, releaseChangelog(changelog, version, new Date().toISOString().slice(0, 10)));
  await git('add', 'CHANGELOG.md', ...writeVersion(version));
  await git('commit', '--message', `release: v${version}`);
  await git(
    'tag',
    '--annotate',
    `v${version}`,
    '--message',
    `Famiglia ${version}\n\n${notes}`,
    '--cleanup=verbatim',
  );
  mkdirSync(path.dirname(NOTES), { recursive: true });
  writeFileSync(NOTES, `${notes}\n`);
  say(
    `v${version} is committed and tagged; its notes are in ${NOTES}. To publish it: git push --follow-tags`,
  );
};

await release().catch(stopWithReason);
