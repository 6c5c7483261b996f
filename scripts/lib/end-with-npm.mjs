import { isParentGone } from './platform.mjs';

const LOOK_EVERY_MS = 500;

/**
 * When npm is stopped it ends its shell but not the processes in it. So the end of that shell counts as a signal for
 * us.
 */
export const endWithNpm = ({ platform } = process) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (!isParentGone({ platform, parent, parentNow: process.ppid, isAlive })) return;
    clearInterval(watch);
    // Not by a signal to ourselves: on Windows that would end us at once, without a shutdown.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
  }, LOOK_EVERY_MS);
  watch.unref();
};

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};
