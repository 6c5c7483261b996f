import { isParentGone } from './platform.mjs';

const LOOK_EVERY_MS = 500;

/**
 * npm that is told to stop ends the shell it made and forgets what runs in it. Whoever stops npm means us, so the
 * death of that shell counts as the signal.
 */
export const endWithNpm = ({ platform } = process) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (!isParentGone({ platform, parent, parentNow: process.ppid, isAlive })) return;
    clearInterval(watch);
    // Not by a signal to ourselves: on Windows that would end us at once, and nothing would be stopped in order.
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
