import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterProcess } from './cluster-processes.ts';
import { restartPostgres } from './start-parts.ts';
import type { ClusterParts } from './start-parts.ts';

interface Cluster {
  processes: readonly ClusterProcess[];
  add: () => Promise<unknown>;
  parts: ClusterParts;
  durationMs: number;
}

/** Kills each process once, adds one and restarts PostgreSQL, spread over the time. */
export const comeAndGo = async (
  { processes, add, parts, durationMs }: Cluster,
  begins: (step: string) => void,
): Promise<void> => {
  const steps: { what: string; run: () => Promise<unknown> }[] = [
    ...processes.map((one) => ({ what: `${one.name} is killed`, run: one.killAndStart })),
    { what: 'a bot is added', run: add },
    { what: 'PostgreSQL is restarted', run: async () => restartPostgres(parts) },
  ];
  // One after another through all roles, so that not all bots are killed in a row.
  const order = steps
    .map((_, index) => steps[(index * 3) % steps.length])
    .filter((step) => step !== undefined);
  const pauseMs = durationMs / (order.length + 1);
  const began = performance.now();
  for (const [index, { what, run }] of order.entries()) {
    await sleep(Math.max(0, began + (index + 1) * pauseMs - performance.now()));
    begins(what);
    const begun = performance.now();
    await run();
    console.log(`  ${what}; ready again after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
};
