import { buildStale } from './build.mjs';
import { EXTRAS, extrasOfStart, installExtras } from './extras.mjs';
import { installPackages } from './install.mjs';
import { requireNode } from './require-node.mjs';

/** Prepares what every script needs: packages (with `development` those of tests and checks too), and a build. */
export const prepare = async ({ development = false, anew = false } = {}) => {
  requireNode();
  await installPackages({ development });
  // What is built or tested is complete: a copied program has no npm, and a test no network.
  await installExtras(development || anew ? Object.keys(EXTRAS) : extrasOfStart(process.env));
  await buildStale({ anew });
};
