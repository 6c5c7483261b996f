import { makeBuildDirectory } from './lib/build-directory.mjs';
import { prepare } from './lib/prepare.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

/** `npm run build` rebuilds everything and puts the program into `dist`. */
await prepare({ anew: true }).then(makeBuildDirectory).catch(stopWithReason);
