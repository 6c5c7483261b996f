import { EXTRAS, installExtras } from './lib/extras.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopQuietly } from './lib/run.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

/**
 * `npm run extra ocr` installs packages that few installations need (`packages/core/extras`), `npm run extra` all of
 * them. The running program does the same by itself when somebody needs them.
 */
requireNode();
// npm ends with this process, so that the next one can clear up what it left.
stopQuietly();
const names = process.argv.slice(2);
await installExtras(names.length > 0 ? names : Object.keys(EXTRAS)).catch(stopWithReason);
