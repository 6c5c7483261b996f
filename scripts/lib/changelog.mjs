const UNRELEASED = '## [Unreleased]';

/** The text under "Unreleased", without its heading. */
export const unreleasedNotes = (changelog) => {
  const [, after] = changelog.split(`${UNRELEASED}\n`);
  if (after === undefined) throw new Error(`CHANGELOG.md has no "${UNRELEASED}"`);
  const end = after.search(/^## \[/m);
  return (end === -1 ? after : after.slice(0, end)).trim();
};

/** The changelog with the unreleased changes moved under a version. */
export const releaseChangelog = (changelog, version, date) =>
  changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## [${version}] - ${date}\n`);

/** Refuses a release that must not be tagged. */
export const releaseProblems = ({ version, present, tags, notes, changes }) => {
  const problems = [];
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) return ['Which version? npm run release 1.2.3'];
  if (compare(version, present) < 0) problems.push(`${version} is older than ${present}, which is here`);
  if (tags.includes(`v${version}`)) problems.push(`v${version} has been released`);
  if (notes === '') problems.push('CHANGELOG.md says nothing about it: write what is new under "Unreleased"');
  if (changes !== '') problems.push(`Commit what is not committed first:\n${changes}`);
  return problems;
};

const compare = (left, right) => {
  const [one, other] = [left, right].map((version) => version.split('.').map(Number));
  const place = one.findIndex((number, index) => number !== other[index]);
  return place === -1 ? 0 : one[place] - other[place];
};
