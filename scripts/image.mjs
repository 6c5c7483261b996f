import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildImage, imageSize, openContainer } from './lib/image.mjs';
import { root } from './lib/root.mjs';
import { say, seconds } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';
import { tryProgram } from './lib/try-program.mjs';

const GOAL_MB = 450;

/** `npm run image` builds the image without a daemon, starts it, signs in, creates an event and stops it. */
const image = async () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const name = `localhost/famiglia:${version}`;
  const began = Date.now();
  await buildImage(name);
  const megabytes = await imageSize(name);
  say(`Built ${name} in ${seconds(began)}: ${megabytes} MB (the goal is less than ${GOAL_MB}).`);
  const container = await openContainer(name);
  try {
    const { person, event, usedMs, stopMs } = await tryProgram({
      ...container.program,
      // Production has no sandbox to sign in with. The data directory is the image's own.
      env: { NODE_ENV: 'development', HOST: '127.0.0.1', DATA_DIR: '/data' },
    });
    say(`It was started and used by ${person} ("${event}", ${usedMs} ms), and stopped in ${stopMs} ms.`);
  } finally {
    await container.remove();
  }
  if (megabytes >= GOAL_MB) throw new Error(`${megabytes} MB are too many.`);
};

await image().catch(stopWithReason);
