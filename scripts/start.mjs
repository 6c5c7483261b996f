import { buildStale } from './lib/build.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

const began = Date.now();
requireNode();
try {
  await installPackages();
  await buildStale();
} catch (error) {
  stopWithReason(error);
}
// In this very process: signals reach it without a go-between that could lose or double them.
process.argv.push(`--began=${began}`);
await import('../packages/server/dist/main.js');
