import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tellToStop } from './platform.mjs';
import { smoke } from './smoke.mjs';

/**
 * Starts Famiglia by a command, on free ports and an empty data directory, uses it, and stops it. Throws with the
 * program's whole output if it does not work or does not shut down properly. For a command that does not pass on its
 * environment or its signals, `args` is made from the settings, and `stop` replaces the signal.
 */
export const tryProgram = async ({ command, args, cwd, env = {}, stop = tellToStop }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'famiglia-try-'));
  // Under root PostgreSQL must be able to reach the directory, otherwise its data goes elsewhere and stays.
  chmodSync(dataDir, 0o755);
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const settings = { PORT: port, SANDBOX_PORT: sandboxPort, DATA_DIR: dataDir, ...env };
  const began = Date.now();
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'];
  const program = spawn(command, typeof args === 'function' ? args(settings) : args, {
    cwd,
    env: { ...process.env, ...settings },
    stdio,
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(program, 'exit');
  try {
    const used = await Promise.race([
      smoke({ url: address(port), sandboxUrl: address(sandboxPort) }),
      ended.then(([code, signal]) => {
        throw new Error(`the program ended by itself with ${signal ?? code}`);
      }),
    ]);
    const usedMs = Date.now() - began;
    stop(program, process.platform);
    const [code, signal] = await ended;
    if (code !== 0) throw new Error(`told to stop, the program ended with ${signal ?? code}`);
    return { ...used, usedMs, stopMs: Date.now() - began - usedMs, output };
  } catch (error) {
    throw new Error(`${error.message}\n${output}`, { cause: error });
  } finally {
    program.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const address = (port) => `http://127.0.0.1:${port}`;

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};
