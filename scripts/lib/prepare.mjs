import { buildStale } from './build.mjs';
import { installPackages } from './install.mjs';
import { requireNode } from './require-node.mjs';

/** What every script needs first: packages (with `development` those of tests and checks too), and something built. */
export const prepare = async ({ development = false, anew = false } = {}) => {
  requireNode();
  await installPackages({ development });
  await buildStale({ anew });
};
