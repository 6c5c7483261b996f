import { endWithNpm } from './lib/end-with-npm.mjs';
import { prepare } from './lib/prepare.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

const began = Date.now();
endWithNpm();
await prepare().catch(stopWithReason);
// In this very process: signals reach it without a go-between that could lose or double them.
process.argv.push(`--began=${began}`);
await import('../packages/server/dist/main.js');
