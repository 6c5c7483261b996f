import { hasCode } from './has-code.ts';

/** Whether some process has this id now, ours to signal or not. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
