import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

const running = new Set();
/** Set after the first Ctrl+C: from then on commands that end are not reported. */
let stopping;

/**
 * From now on Ctrl+C ends the running commands, and then this process, silently: the next start repeats what is
 * unfinished. A second one does not wait. Returns a function that removes this handler.
 */
export const stopQuietly = () => {
  const receive = (signal) => {
    const dieOfIt = () => {
      leave();
      // As if the signal had not been caught, so that npm and the shell see it.
      process.kill(process.pid, signal);
    };
    if (stopping !== undefined || running.size === 0) {
      dieOfIt();
      return;
    }
    stopping = () => {
      if (running.size === 0) dieOfIt();
    };
    for (const child of running) child.kill(signal);
  };
  const leave = () => {
    process.off('SIGINT', receive);
    process.off('SIGTERM', receive);
  };
  process.on('SIGINT', receive);
  process.on('SIGTERM', receive);
  return leave;
};

/**
 * Runs a command in the repository. `show` streams its output; otherwise it is collected, and only shown in the error
 * of a failed command. Once `signal` is aborted, the command is stopped and awaited.
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
    running.add(child);
    child.once('error', (error) => {
      if (error.name === 'AbortError') return;
      running.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      if (stopping !== undefined) stopping();
      else if (code === 0) resolve(output);
      else reject(new CommandFailed(command, args, signal ?? code, output));
    });
  });

class CommandFailed extends Error {
  constructor(command, args, reason, output) {
    super(`${[command, ...args].join(' ')} ended with ${reason}\n${output}`.trim());
    this.output = output;
  }
}

/** A tool of node_modules, run by this Node. */
export const runTool = (file, args, options) =>
  run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
