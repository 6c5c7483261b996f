import { endWithNpm } from './lib/end-with-npm.mjs';
import { prepare } from './lib/prepare.mjs';
import { stopQuietly } from './lib/run.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

const began = Date.now();
endWithNpm();
const leaveSignals = stopQuietly();
await prepare().catch(stopWithReason);
leaveSignals();
// In this process: signals reach it without an intermediate process that could lose or double them.
process.argv.push(`--began=${began}`);
await import('../packages/server/dist/program/main.js');
