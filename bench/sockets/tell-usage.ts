import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Usage } from '../http/served-process.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Lets the bench read this process's CPU time, and its memory after garbage collection. */
export const tellUsage = (): void => {
  process.on('message', (question) => {
    if (question !== 'usage') return;
    const { user, system } = process.cpuUsage();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    const usage: Usage = { cpuMs: (user + system) / 1000, bytes: heapUsed + external };
    process.send?.(usage);
  });
};
