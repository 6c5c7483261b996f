import { chromium } from './lib/chromium.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { prepare } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

/**
 * `npm run pictures`: takes the pictures anew that the upsell, the landing page, the guide and the README show, and a sheet of
 * every important page at all widths, in both languages and themes (`sheets/`). `npm run pictures sheets` makes only those, and
 * `npm run pictures guide` only the guide’s.
 */
endWithNpm();
await prepare({ development: true }).catch(stopWithReason);
const env = { CHROMIUM_PATH: await chromium() };
await runTool('tsx-for-tools/dist/cli.mjs', ['e2e/pictures/take-pictures.ts', ...process.argv.slice(2)], {
  show: true,
  env,
}).catch(stopWithReason);
