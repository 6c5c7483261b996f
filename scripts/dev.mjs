import { spawn } from 'node:child_process';
import path from 'node:path';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

const PAGES = 'http://127.0.0.1:5173';
const port = process.env.PORT ?? '3000';

endWithNpm();
await prepare({ development: true }).catch(stopWithReason);
say(`The panel reloads as you type: ${PAGES}`);

const start = (tool, args, cwd, env) =>
  spawn(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });

const children = [
  // Sign-in returns to the address in the browser: Vite's, which proxies the rest to the server.
  start('tsx-for-tools/dist/cli.mjs', ['watch', '--conditions=source', 'packages/server/src/main.ts'], root, {
    PUBLIC_URL: process.env.PUBLIC_URL ?? PAGES,
  }),
  start(
    'vite/bin/vite.js',
    ['--host', '127.0.0.1', '--port', '5173', '--strictPort'],
    path.join(root, 'packages/web'),
    {
      FAMIGLIA_URL: `http://127.0.0.1:${port}`,
    },
  ),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
