import { prepare } from './lib/prepare.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

await prepare().catch(stopWithReason);
await import('../packages/server/dist/storage-move.js');
