import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lockFiles } from './lock-file.mjs';
import { root } from './root.mjs';

/** Licences whose text has to be shipped; it is in the package. */
const FREE = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  '(MIT OR CC0-1.0)',
]);
/** Licences that have to be mentioned: NOTICE does, by the package's name. */
const NAMED = new Set([
  'OFL-1.1',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'MPL-2.0',
  'BlueOak-1.0.0',
]);
/** Their package.json has an older field for it, which npm does not read. Both are MIT. */
const WRITTEN_ELSEWHERE = new Set(['busboy', 'streamsearch']);

/** Checks that every package of a start, and every extra one, has a known licence whose terms we keep. */
export const checkLicences = () => {
  const notice = readFileSync(path.join(root, 'NOTICE'), 'utf8');
  const wrong = lockFiles().flatMap((packages) => licenceProblems(packages, notice));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
};

export const licenceProblems = (packages, notice) =>
  Object.entries(packages).flatMap(([place, { license, dev, link }]) => {
    if (!place.includes('node_modules/') || link || dev) return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (FREE.has(license) || WRITTEN_ELSEWHERE.has(name)) return [];
    if (!NAMED.has(license)) return [`${name} has the licence ${license}: may it be shipped?`];
    return isNamed(name, notice) ? [] : [`${name} (${license}) is not named in NOTICE`];
  });

/** By its own name, or as one of a family that differs only by system. */
const isNamed = (name, notice) =>
  [...notice.matchAll(/@?[\w./-]*\w/g)].some(([word]) => name === word || name.startsWith(`${word}-`));
