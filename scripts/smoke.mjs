import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';
import { tryProgram } from './lib/try-program.mjs';

/** `npm run smoke`: starts what `npm start` starts on its own data and ports, uses it once, and stops it. */
const tryStart = async () => {
  await prepare();
  const { guild, person, event } = await tryProgram({
    command: process.execPath,
    args: ['scripts/start.mjs'],
    cwd: root,
  });
  say(`Started, signed in as ${person} of ${guild}, planned and joined “${event}”, stopped.`);
};

await tryStart().catch(stopWithReason);
