import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'testing']);
const isSkipped = (name) => SKIPPED.has(name) || /\.test\.tsx?$/.test(name);

/** A hash of all files that a build reads. */
export const fingerprint = (places) => {
  const hash = createHash('sha256');
  for (const place of places) add(hash, path.join(root, place));
  return hash.digest('hex');
};

const add = (hash, place) => {
  if (statSync(place).isFile()) {
    hash.update(`${path.relative(root, place)}\0`).update(readFileSync(place));
    return;
  }
  for (const name of readdirSync(place).toSorted()) if (!isSkipped(name)) add(hash, path.join(place, name));
};
