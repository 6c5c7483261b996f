import { isParentGone } from './platform.mjs';

/**
 * The same interval as the program's own checks (`platform/timers/at-intervals.ts` of core), so that an idle process is
 * not woken additionally.
 */
const LOOK_EVERY_MS = 2000;

/**
 * When npm is stopped it ends its shell but not the processes in it. So the end of that shell counts as a signal for
 * us.
 */
export const endWithNpm = ({ platform } = process) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const wait = () => setTimeout(look, LOOK_EVERY_MS - (performance.now() % LOOK_EVERY_MS)).unref();
  const look = () => {
    if (!isParentGone({ platform, parent, parentNow: process.ppid, isAlive })) {
      wait();
      return;
    }
    // Not by a signal to ourselves: on Windows that would end us at once, without a shutdown.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
  };
  wait();
};

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};
