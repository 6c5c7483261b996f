import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { buildWorld } from '@famiglia/sandbox/build-world';
import { createSandboxClient } from '@famiglia/sandbox/client';
import type { WorldView } from '@famiglia/sandbox/sandbox-types';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import { GatewayCloseCodes, GatewayIntentBits } from 'discord.js';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startBot } from './start-bot.ts';
import { startBotProcess } from './testing/start-bot-process.ts';
import type { RunningBot, StartBotOptions } from './start-bot.ts';

const SHORT_LEASE_MS = 600;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const sandboxFor = async (options: Partial<Parameters<typeof startSandbox>[0]> = {}): Promise<Sandbox> => {
  const sandbox = await startSandbox({ port: 0, redirectUris: [], ...options });
  onTestFinished(async () => sandbox.stop());
  return sandbox;
};

const botOn = (sandbox: Sandbox, options: Partial<StartBotOptions> = {}): RunningBot => {
  const { botToken: token, apiUrl } = sandbox;
  const bot = startBot({ context, token, apiUrl, leaseMs: SHORT_LEASE_MS, identifyEveryMs: 0, ...options });
  onTestFinished(async () => bot.stop());
  return bot;
};

const botIsConnected = async (sandbox: Sandbox): Promise<boolean> => {
  const world = (await (await fetch(`${sandbox.url}/sandbox/world`)).json()) as WorldView;
  return world.bot_connected;
};

test('a wrong token is refused with an instruction how to fix it', async () => {
  const bot = botOn(await sandboxFor(), { token: 'nonsense' });
  await expect(bot.whenReady()).rejects.toThrow(/DISCORD_BOT_TOKEN/);
  expect(bot.ready).toBe(false);
  expect(bot.problem).toMatch(/DISCORD_BOT_TOKEN/);
});

test('missing privileged intents are named', async () => {
  const sandbox = await sandboxFor({ disallowedIntents: GatewayIntentBits.GuildMembers });
  const bot = botOn(sandbox);
  await expect(bot.whenReady()).rejects.toThrow(/Server Members Intent/);
  expect(bot.ready).toBe(false);
});

test('a bot whose slash commands are not registered reports it', async () => {
  const sandbox = await sandboxFor();
  await createSandboxClient(sandbox.url).fault({ kind: 'rate_limit', route: '/commands', seconds: 60 });
  const bot = botOn(sandbox);
  await bot.whenReady();
  expect(bot.problem).toMatch(/slash commands/);
});

test('a stop leaves the gateway', async () => {
  const sandbox = await sandboxFor();
  const bot = botOn(sandbox);
  await bot.whenReady();
  expect(bot.ready).toBe(true);
  await vi.waitFor(() => expect(bot.problem).toBeUndefined(), { timeout: 10_000 });
  expect(await botIsConnected(sandbox)).toBe(true);
  await bot.stop();
  expect(bot.ready).toBe(false);
  await expect.poll(async () => botIsConnected(sandbox)).toBe(false);
});

test('of two bots on one shard one connects; the other takes over when it stops', async () => {
  const [first, second] = [await sandboxFor(), await sandboxFor()];
  const active = botOn(first);
  await active.whenReady();
  const db = Object.create(context.db) as typeof context.db;
  const asks = vi.spyOn(db, 'execute');
  const waiting = botOn(second, { context: { ...context, db } });
  // It asks four times in the life of a lease, so without a renewal the sixth time would succeed.
  await expect.poll(() => asks.mock.calls.length).toBeGreaterThan(7);
  expect(await botIsConnected(second)).toBe(false);
  expect(active.ready).toBe(true);

  await active.stop();
  await waiting.whenReady();
  expect(await botIsConnected(second)).toBe(true);
});

const toText = (query: SQL): string => new PgDialect().sqlToQuery(query).sql;

test('a shard whose turn to identify could not be asked for asks again, and identifies once', async () => {
  const sandbox = await sandboxFor();
  const db = Object.create(context.db) as typeof context.db;
  let refusals = 1;
  db.execute = ((query: SQL) => {
    const isTurn = toText(query).includes('identify_turns');
    if (isTurn && (refusals -= 1) >= 0) throw new Error('the database is away');
    return context.db.execute(query);
  }) as typeof db.execute;
  const warn = vi.fn<(about: unknown, text?: string) => void>();
  const bot = botOn(sandbox, { context: { ...context, db }, log: { ...silentLogger, warn } });
  await bot.whenReady();
  expect(refusals).toBe(-1);
  const twice = { code: GatewayCloseCodes.AlreadyAuthenticated };
  expect(warn).not.toHaveBeenCalledWith(expect.objectContaining(twice), expect.anything());
});

test('leases and turns to identify have connections of their own, which no other work can keep busy', async () => {
  const sandbox = await sandboxFor();
  const watch = () => {
    const db = Object.create(context.db) as typeof context.db;
    const execute = vi.spyOn(db, 'execute');
    const about = (table: string) =>
      execute.mock.calls.filter(([query]) => toText(query as SQL).includes(table)).length;
    return { db, about };
  };
  const [leases, others] = [watch(), watch()];
  const bot = botOn(sandbox, { context: { ...context, db: others.db }, leases });
  await bot.whenReady();
  expect(['shard_leases', 'identify_turns'].map((table) => leases.about(table) > 0)).toEqual([true, true]);
  expect(['shard_leases', 'identify_turns'].map(others.about)).toEqual([0, 0]);
});

/** How many shards each process holds. */
const counts = async (): Promise<number[]> => {
  const { rows } = await context.db.execute<{ held: number }>(
    sql`select count(*)::int as held from shard_leases where shard_count = 4 group by owner order by held`,
  );
  return rows.map(({ held }) => held);
};

test('several processes share the shards, each guild is served by one of them, and who stops hands its shards over', async () => {
  const sandbox = await sandboxFor();
  const shards = { shards: 4, shardsPerProcess: 3 };
  const first = botOn(sandbox, shards);
  await first.whenReady();
  await expect.poll(() => first.problem).toMatch('1 shards have no process');
  const second = botOn(sandbox, shards);
  await second.whenReady();
  await expect.poll(counts).toEqual([2, 2]);
  await expect.poll(() => first.ready && second.ready).toBe(true);
  await expect.poll(() => first.problem).toBeUndefined();
  await first.stop();
  await expect.poll(counts).toEqual([3]);
});

test('the servers of a process that is killed are served by another one', async () => {
  const { seed, guilds } = buildWorld({
    guilds: Array.from({ length: 4 }, () => ({ members: 2, channels: ['talk'] })),
  });
  const sandbox = await sandboxFor({ world: seed });
  const { apiUrl, botToken: token } = sandbox;
  const { connectionString } = context;
  const doomed = await startBotProcess({
    connectionString,
    apiUrl,
    token,
    leaseMs: SHORT_LEASE_MS,
    shards: 2,
  });
  onTestFinished(doomed.kill);
  await doomed.ready;
  const survivor = botOn(sandbox, { shards: 2 });
  await survivor.whenReady();
  await doomed.kill();
  const people = createSandboxClient(sandbox.url);
  const answersIn = async ({ id, ownerId, channels }: (typeof guilds)[number]): Promise<boolean> => {
    const where = { guild_id: id, channel_id: channels['talk'] ?? '', user_id: ownerId };
    const answer = await people.command({ ...where, name: 'ping' }).catch(() => null);
    return answer?.message !== undefined && answer.message !== null;
  };
  await expect
    .poll(async () => Promise.all(guilds.map(answersIn)), { timeout: 15_000 })
    .toEqual([true, true, true, true]);
}, 60_000);

test('a bot that lost its shard to another process leaves the gateway', async () => {
  const sandbox = await sandboxFor();
  const bot = botOn(sandbox);
  await bot.whenReady();
  await context.db.execute(
    sql`with thief as (insert into bot_processes values (gen_random_uuid(), 1, now()) returning id)
      update shard_leases set owner = thief.id, expires_at = now() + interval '2 seconds' from thief`,
  );
  await expect.poll(async () => botIsConnected(sandbox)).toBe(false);
  expect(bot.ready).toBe(false);
  await expect.poll(() => bot.ready).toBe(true);
});

test('the bot starts while Discord is down and connects later', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'famiglia-bot-'));
  onTestFinished(async () => rm(dataDir, { recursive: true }));
  const before = await startSandbox({ port: 0, redirectUris: [], dataDir });
  await before.stop();
  const warn = vi.fn<(about: object, text?: string) => void>();
  const bot = botOn(before, { log: { ...silentLogger, warn } });
  const failure = [expect.anything(), 'Discord cannot be reached; trying again'];
  await expect.poll(() => warn.mock.calls).toContainEqual(failure);
  expect(bot.ready).toBe(false);
  await sandboxFor({ port: Number(new URL(before.url).port), dataDir });
  await bot.whenReady();
  expect(bot.ready).toBe(true);
});
