import { buildStale } from './build.mjs';
import { installPackages } from './install.mjs';
import { requireNode } from './require-node.mjs';

/** What every script needs first: packages, and something built. */
export const prepare = async (options) => {
  requireNode();
  await installPackages();
  await buildStale(options);
};
