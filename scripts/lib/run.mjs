import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a command in the repository. `show` streams its output; otherwise it is kept, and told only by the
 * error of a command that failed. Once `signal` is aborted, the command is told to stop, and waited for.
 */
export const run = (command, args, { show = false, env = {}, cwd = root, signal: stop } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      signal: stop,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => error.name !== 'AbortError' && reject(error));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new CommandFailed(command, args, signal ?? code, output));
    });
  });

class CommandFailed extends Error {
  constructor(command, args, reason, output) {
    super(`${[command, ...args].join(' ')} ended with ${reason}\n${output}`.trim());
    this.output = output;
  }
}

/** A tool of node_modules, run by this very Node. */
export const runTool = (file, args, options) =>
  run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
