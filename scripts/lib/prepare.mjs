import { buildStale } from './build.mjs';
import { installPackages } from './install.mjs';
import { requireNode } from './require-node.mjs';

/** Prepares what every script needs: packages (with `development` those of tests and checks too), and a build. */
export const prepare = async ({ development = false, anew = false } = {}) => {
  requireNode();
  await installPackages({ development });
  await buildStale({ anew });
};
