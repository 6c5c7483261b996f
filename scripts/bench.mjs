import { readdirSync } from 'node:fs';
import path from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { runTool } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

/** `npm run bench` runs every measurement, `npm run bench http` only that one. */
const all = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const chosen = process.argv.length > 2 ? process.argv.slice(2) : all;

// As `npm start` runs the product; processes of a measurement's own take it over.
const env = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` };
await prepare({ development: true }).catch(stopWithReason);
for (const name of chosen) {
  say(`\n${name}`);
  await runTool('tsx/dist/cli.mjs', ['--conditions=source', `bench/${name}.ts`], { show: true, env }).catch(
    () => {
      say(`${name} is below its limit, or failed`);
      process.exitCode = 1;
    },
  );
}
