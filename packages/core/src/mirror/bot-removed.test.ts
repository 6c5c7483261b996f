import { afterAll, beforeAll, expect, test } from 'vitest';
import { guilds } from '../platform/db/schema/guilds.ts';
import { recordEvents } from '../testing/record-events.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild } from '../testing/test-guild.ts';
import { forgetGuild, markAbsentGuilds } from './bot-removed.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const installed = async () =>
  (await context.db.select().from(guilds)).filter((guild) => guild.botInstalled).map((guild) => guild.id);
const shardOf = (guildId: string) => Number((BigInt(guildId) >> 22n) % 2n);
const ONE_SHARD = { id: 0, count: 1 };

test('guilds that a new session does not list have removed the bot', async () => {
  const kept = await addGuild(context.db);
  const gone = await addGuild(context.db);
  const keep = async () => markAbsentGuilds(context, { shard: ONE_SHARD, guildIds: [kept.id] });
  expect(await recordEvents(context, keep)).toEqual([{ type: 'guild.changed', guildId: gone.id }]);
  expect(await installed()).toEqual([kept.id]);
  expect(await recordEvents(context, keep)).toEqual([]);
});

test('a shard decides only about its own guilds', async () => {
  const { id } = await addGuild(context.db);
  await markAbsentGuilds(context, { shard: { id: 1 - shardOf(id), count: 2 }, guildIds: [] });
  expect(await installed()).toContain(id);
  await markAbsentGuilds(context, { shard: { id: shardOf(id), count: 2 }, guildIds: [] });
  expect(await installed()).not.toContain(id);
});

test('a removed guild is handled once', async () => {
  const { id } = await addGuild(context.db);
  const forget = async () => forgetGuild(context, id);
  expect(await recordEvents(context, forget)).toEqual([{ type: 'guild.changed', guildId: id }]);
  expect(await recordEvents(context, forget)).toEqual([]);
});
