import { prepare } from './lib/prepare.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

await prepare({ anew: true }).catch(stopWithReason);
