import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { releaseChangelog, releaseProblems, unreleasedNotes } from './changelog.mjs';
import { root } from './root.mjs';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A door.

## [1.0.0] - 2026-01-01

- A house.
`;

it('takes the unreleased changes as the notes, and moves them under the version', () => {
  expect(unreleasedNotes(CHANGELOG)).toBe('### Added\n\n- A door.');
  const released = releaseChangelog(CHANGELOG, '1.1.0', '2026-02-03');
  expect(released).toContain(
    '## [Unreleased]\n\n## [1.1.0] - 2026-02-03\n\n### Added\n\n- A door.\n\n## [1.0.0]',
  );
  expect(unreleasedNotes(released)).toBe('');
});

it('finds notes in our own changelog', () => {
  const own = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  expect(() => unreleasedNotes(own)).not.toThrow();
});

it('refuses a version that is invalid, older or tagged, has no notes or would leave changes uncommitted', () => {
  const fine = { version: '1.1.0', present: '1.0.0', tags: ['v1.0.0'], notes: '- A door.', changes: '' };
  expect(releaseProblems(fine)).toEqual([]);
  expect(releaseProblems({ ...fine, version: '1.0.0', tags: [] })).toEqual([]);
  expect(releaseProblems({ ...fine, version: undefined })).toEqual(['Which version? npm run release 1.2.3']);
  expect(releaseProblems({ ...fine, version: '0.9.10', tags: ['v0.9.10'] })).toEqual([
    '0.9.10 is older than 1.0.0, which is here',
    'v0.9.10 has been released',
  ]);
  expect(releaseProblems({ ...fine, notes: '', changes: ' M a.ts' })).toHaveLength(2);
});
