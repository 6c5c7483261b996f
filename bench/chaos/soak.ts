import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createInspector } from './support/inspector.ts';
import { startLoad } from './support/mixed-load.ts';
import { withDiscordApart } from './support/with-discord-apart.ts';

/** Memory that is kept on purpose (limits, caches, prepared statements) is in use after the first part. */
const MAX_RATIO = 1.15;
const WARM_UP_SHARE = 0.25;
/** By then idle connections are closed, and jobs are done. */
const IDLE_MS = 80_000;
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, snapshots: { type: 'string' } },
});
const minutes = Number(values.minutes ?? 10);

/** Mixed load for a while, then none: memory in use afterwards must not have grown with the load. */
await withDiscordApart(
  { NODE_OPTIONS: '--inspect=127.0.0.1:0', TRUST_PROXY: '127.0.0.1' },
  async ({ process: famiglia, sandbox, findings, defer }) => {
    const inspector = await createInspector(famiglia.log());
    defer(inspector.close);
    const held = async (loadMinutes: number): Promise<number> => {
      const load = startLoad({ url: famiglia.url, sandboxUrl: sandbox.url });
      await sleep(loadMinutes * 60_000);
      const { requests, refused } = await load.stop();
      await sleep(IDLE_MS);
      const bytes = await inspector.heldBytes();
      const { rssMb } = await inspector.memory();
      console.log(
        `after ${loadMinutes.toFixed(1)} minutes (${requests} requests, ${refused} refused) and rest: ` +
          `${(bytes / 1e6).toFixed(1)} MB of heap in use, ${rssMb} MB in all`,
      );
      return bytes;
    };
    /** With `--snapshots directory`: heap snapshots for Chromium's developer tools. */
    const snapshot = async (name: string): Promise<void> => {
      if (values.snapshots === undefined) return;
      await inspector.snapshot(path.join(values.snapshots, `${name}.heapsnapshot`));
    };
    const first = await held(minutes * WARM_UP_SHARE);
    await snapshot('first');
    const last = await held(minutes * (1 - WARM_UP_SHARE));
    await snapshot('last');
    // A process with an inspector connected does not end.
    inspector.close();
    const ratio = last / first;
    console.log(`heap after the soak / after its first quarter: ${ratio.toFixed(2)} (at most ${MAX_RATIO})`);
    findings.expect(ratio <= MAX_RATIO, `the heap grew by ${Math.round((ratio - 1) * 100)} %`);
  },
);
