import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { migrate } from '@famiglia/core/platform/installation/migrate';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { startPrivatePostgres } from '@famiglia/core/platform/postgres/start-private-postgres';
import { startTestBucket, TEST_KEYS } from '@famiglia/core/testing/test-bucket';
import { buildWorld } from '@famiglia/sandbox/build-world';
import type { BuiltGuild } from '@famiglia/sandbox/build-world';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import type { Defer } from '../support/with-cleanup.ts';

/** Discord's own limits for a bot in fewer than 150,000 guilds: one shard at a time identifies, every five seconds. */
const IDENTIFY = { identifyEveryMs: 5000, maxConcurrency: 1 };

export interface ClusterParts {
  connectionString: string;
  postmaster: () => Promise<number>;
  sandbox: Sandbox;
  guilds: readonly BuiltGuild[];
  /** The settings that all processes share. */
  settings: Record<string, string>;
}

/** PostgreSQL, a bucket, and a Discord with this many guilds. */
export const startParts = async (
  {
    guilds: count,
    members,
    shards,
    publicUrl,
  }: { guilds: number; members: number; shards: number; publicUrl: string },
  defer: Defer,
): Promise<ClusterParts> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-cluster-db-'));
  defer(async () => rm(directory, { recursive: true, force: true }));
  // Under root, PostgreSQL runs as another account.
  await chmod(directory, 0o755);
  const postgres = await startPrivatePostgres({
    dataDir: directory,
    log: silentLogger,
    settings: { max_connections: '250', shared_buffers: '256MB' },
  });
  defer(postgres.stop);
  const { connectionString } = postgres;
  await migrate(connectionString);
  const bucket = await startTestBucket((remove) => defer(remove));
  const plan = { members, channels: ['general', 'events'] };
  const { seed, guilds } = buildWorld({ guilds: Array.from({ length: count }, () => plan) });
  const sandbox = await startSandbox({
    port: 0,
    redirectUris: [publicUrl],
    world: seed,
    gateway: { shards, ...IDENTIFY },
  });
  defer(async () => sandbox.stop());
  return {
    connectionString,
    postmaster: async () =>
      Number.parseInt(await readFile(path.join(postgres.where.data, 'postmaster.pid'), 'utf8'), 10),
    sandbox,
    guilds,
    settings: {
      DATABASE_URL: connectionString,
      SECRET_KEY: 'the secret key of a bench, 32 characters and more',
      STORAGE_URL: bucket.url,
      AWS_ACCESS_KEY_ID: TEST_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: TEST_KEYS.secretAccessKey,
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '127.0.0.1',
      SHARDS: String(shards),
      DISCORD_API_URL: sandbox.apiUrl,
      DISCORD_AUTHORIZE_URL: `${sandbox.url}/oauth2/authorize`,
      DISCORD_CDN_URL: sandbox.cdnUrl,
      DISCORD_BOT_TOKEN: sandbox.botToken,
      DISCORD_CLIENT_ID: sandbox.clientId,
      DISCORD_CLIENT_SECRET: sandbox.clientSecret,
    },
  };
};

/** Waits until the bots have mirrored everybody, and gives all guilds the plan that allows everything. */
export const untilMirrored = async (
  connectionString: string,
  guilds: readonly BuiltGuild[],
  withinMs: number,
): Promise<void> => {
  const { pool, close } = connectDatabase(connectionString);
  const until = performance.now() + withinMs;
  // Everybody of the world, its owner and the bot.
  const wanted = guilds.reduce((sum, { memberIds }) => sum + memberIds.length + 1, 0);
  for (;;) {
    const { rows } = await pool.query<{ ready: number; members: number }>(
      `select (select count(*)::int from guilds where bot_installed and mirror_current) as ready,
         (select count(*)::int from members) as members`,
    );
    const { ready, members } = rows[0] ?? { ready: 0, members: 0 };
    if (ready >= guilds.length && members >= wanted) break;
    if (performance.now() > until)
      throw new Error(
        `only ${ready} of ${guilds.length} guilds and ${members} of ${wanted} members are mirrored`,
      );
    await sleep(500);
  }
  await pool.query(
    `insert into subscriptions (guild_id, tier, status) select id, 'premium', 'active' from guilds
     on conflict (guild_id) do update set tier = 'premium', status = 'active'`,
  );
  await close();
};

/** Ends the server as an upgrade of its machine would; what started it brings it back. */
export const restartPostgres = async ({ postmaster, connectionString }: ClusterParts): Promise<void> => {
  await promisify(execFile)('kill', ['-INT', String(await postmaster())]);
  for (;;) {
    await sleep(200);
    const { pool, close } = connectDatabase(connectionString);
    const isBack = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    await close();
    if (isBack) return;
  }
};
