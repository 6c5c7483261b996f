import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

const running = new Set();
/** Set from the first Ctrl+C on: commands that end are no longer anybody's business but its own. */
let stopping;

/**
 * From now on Ctrl+C ends the commands that run, and then this process, without a word: what is half done is done again
 * by the next start. A second one waits for nothing. Answers how to leave Ctrl+C to somebody else.
 */
export const stopQuietly = () => {
  const receive = (signal) => {
    const dieOfIt = () => {
      leave();
      // As if it had never been caught, so that npm and the shell see what happened.
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

/** A tool of node_modules, run by this very Node. */
export const runTool = (file, args, options) =>
  run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
