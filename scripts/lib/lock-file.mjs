import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** The lock file names versions and hashes. An address in it would tie everybody to one registry. */
export const checkLockFile = () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const wrong = Object.entries(packages).flatMap(([name, { resolved, integrity, link }]) => {
    if (!name.includes('node_modules/') || link) return [];
    if (resolved !== undefined) return [`${name} has a download address`];
    return integrity === undefined ? [`${name} has no hash`] : [];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
};
