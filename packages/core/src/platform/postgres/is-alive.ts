import { hasCode } from './has-code.ts';

/** Whether any process has this id now, of our account or not. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};
