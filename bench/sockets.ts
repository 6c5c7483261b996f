import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { Client } from 'pg';
import { median } from './http/median.ts';
import { serveInProcess } from './http/served-process.ts';
import type { ServedProcess } from './http/served-process.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { GUILDS, seedCrowd, SOCKETS_PER_GUILD } from './sockets/crowd.ts';
import type { CrowdedGuild } from './sockets/crowd.ts';
import { openCrowd } from './sockets/open-crowd.ts';
import type { Crowd } from './sockets/open-crowd.ts';
import { measured } from './support/measured.ts';
import { withCleanup } from './support/with-cleanup.ts';
import type { Defer } from './support/with-cleanup.ts';

const MIN_RATIO = 0.95;
const MAX_KB = 8;
const ROUNDS = 5;
/** A burst: this many bus events in each guild, one right after the other. */
const EVENTS = 25;
const SOCKETS = GUILDS * SOCKETS_PER_GUILD;
const MESSAGES = SOCKETS * EVENTS;
const TIMEOUT_MS = 60_000;
const CLOSING_MS = 3000;

interface Watched {
  server: ServedProcess;
  crowd: Crowd;
  /** The cost of one socket. */
  bytes: number;
}

const watch = async (
  file: string,
  connectionString: string,
  guilds: readonly CrowdedGuild[],
  defer: Defer,
): Promise<Watched> => {
  const server = await serveInProcess(file, connectionString);
  defer(server.stop);
  // The first crowd fills caches and opens connections to the database, which stay: the second one costs only its sockets.
  (await openCrowd(server.url, guilds)).close();
  await sleep(CLOSING_MS);
  const before = await server.usage();
  const crowd = await openCrowd(server.url, guilds);
  defer(() => crowd.close());
  return { server, crowd, bytes: ((await server.usage()).bytes - before.bytes) / SOCKETS };
};

/** The CPU time of each server until all of its sockets had received everything. */
const publishTo = async (watched: readonly Watched[], publish: () => Promise<void>): Promise<number[]> => {
  const goals = watched.map(({ crowd }) => crowd.heard + MESSAGES);
  const before = await Promise.all(watched.map(async ({ server }) => server.usage()));
  const deadline = performance.now() + TIMEOUT_MS;
  await publish();
  while (watched.some(({ crowd }, index) => crowd.heard < (goals[index] ?? 0))) {
    await sleep(5);
    if (performance.now() > deadline) throw new Error('messages are missing');
  }
  const after = await Promise.all(watched.map(async ({ server }) => server.usage()));
  return after.map(({ cpuMs }, index) => cpuMs - (before[index]?.cpuMs ?? 0));
};

const announce = async (publisher: Client, guilds: readonly CrowdedGuild[]): Promise<void> => {
  await publisher.query(
    `select pg_notify('famiglia', json_build_object('type', 'activity.added', 'guildId', guild, 'n', n)::text)
     from generate_series(1, ${EVENTS}) n, unnest($1::text[]) guild order by n`,
    [guilds.map(({ guildId }) => guildId)],
  );
};

/** Two thousand tabs over two hundred guilds, compared with a server that only forwards the same messages. */
await withBenchDatabase(async (connectionString) =>
  withCleanup(async (defer) => {
    const { db, close } = connectDatabase(connectionString);
    const guilds = await seedCrowd(db);
    await close();
    const publisher = new Client(connectionString);
    await publisher.connect();
    defer(async () => publisher.end());
    const ours = await watch('../sockets/famiglia-server.ts', connectionString, guilds, defer);
    const bare = await watch('../sockets/bare-server.ts', connectionString, guilds, defer);
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const publish = async () => announce(publisher, guilds);
      // Both get the same burst at the same moment: other load on the machine affects both alike.
      const [oursMs, bareMs] = await publishTo([ours, bare], publish);
      // The first one warms up.
      if (round === 0) continue;
      ratios.push((bareMs ?? 0) / (oursMs ?? 1));
      console.log(
        `processor time of a burst: famiglia ${oursMs?.toFixed(0)} ms   bare ws ${bareMs?.toFixed(0)} ms`,
      );
    }
    measured('fan-out / a bare ws server', median(ratios), '×', { least: MIN_RATIO });
    measured('memory of a socket', ours.bytes / 1024, 'KB', { most: MAX_KB });
    measured('messages to another guild', ours.crowd.strays, 'messages', { most: 0 });
    console.log(`a bare socket has ${(bare.bytes / 1024).toFixed(1)} KB`);
  }),
);
