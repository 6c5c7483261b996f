import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** Says what is missing instead of failing somewhere deep inside with a syntax error. */
export const requireNode = () => {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const wanted = /(\d+)\.(\d+)/.exec(engines.node).slice(1).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return;
  process.stderr.write(`Famiglia needs Node.js ${engines.node}; this is ${process.versions.node}.\n`);
  process.exit(1);
};
