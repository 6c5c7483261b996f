import { buildStale } from './lib/build.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

requireNode();
await installPackages()
  .then(() => buildStale({ anew: true }))
  .catch(stopWithReason);
