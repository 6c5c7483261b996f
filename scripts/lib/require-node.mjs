import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** Says which Node is needed instead of failing with a syntax error. */
export const requireNode = () => {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (isSupported(engines.node, process.versions.node)) return;
  process.stderr.write(`Famiglia needs Node.js ${engines.node}; this is ${process.versions.node}.\n`);
  process.exit(1);
};

/** Whether a version is in a range like `^20.19 || >=22.12`: only these two operators are supported. */
export const isSupported = (range, version) => {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, wantedMajor, wantedMinor] = /(\^|>=)(\d+)\.(\d+)/.exec(part);
    if (major === Number(wantedMajor)) return minor >= Number(wantedMinor);
    return sign === '>=' && major > Number(wantedMajor);
  });
};
