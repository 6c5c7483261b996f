import { makeBuildDirectory } from './lib/build-directory.mjs';
import { prepare } from './lib/prepare.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

/** `npm run build` builds everything anew and puts what runs into `dist`. */
await prepare({ anew: true }).then(makeBuildDirectory).catch(stopWithReason);
