import { RIGHTS_AGE } from '@famiglia/contract/access/rights-age';
import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { discordGrants, users } from '../platform/db/schema/auth.ts';
import { gatewayHeartbeats } from '../platform/db/schema/shards.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { markAbsentGuilds } from '../mirror/bot-removed.ts';
import { mirrorChanges } from '../mirror/mirror-changes.ts';
import { saveHeartbeat } from '../mirror/rights-age.queries.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { requireMembership } from './require-membership.ts';
import { requireGuildAccess } from './require-guild-access.ts';

const SHARD = { id: 0, count: 1 };
const READ = guildRoutes.members.access;
const WRITE = settingsRoutes.save.access;

let context: TestContext;
let guild: { id: string; ownerId: string };
const ownedByDiscord = vi.fn<() => Promise<string[]>>();

beforeAll(async () => {
  context = await createTestContext();
  context.discord = {
    ...context.discord,
    guilds: async () =>
      (await ownedByDiscord()).map((id) => ({ id, name: '', icon: null, manages: true, owner: true })),
  };
});
afterAll(async () => context.stop());

/** A guild whose gateway session has just received all of its data. */
beforeEach(async () => {
  ownedByDiscord.mockReset();
  ownedByDiscord.mockRejectedValue(new AppError('discord_unavailable'));
  await context.db.delete(gatewayHeartbeats);
  await context.db.delete(guilds);
  guild = await addGuild(context.db);
  await mirrorChanges(context, { guildId: guild.id, complete: true });
});

const beat = async () => saveHeartbeat(context.db, SHARD, context.clock());
const may = async (rule: typeof READ | typeof WRITE, actor = panelActor(guild.ownerId)) =>
  requireGuildAccess(context, actor, guild.id, rule).then(
    () => 'yes',
    (error: AppError) => error.code,
  );
const rights = async () => ({ read: await may(READ), write: await may(WRITE) });
const ALL = { read: 'yes', write: 'yes' };

test('while the gateway is connected, rights are current', async () => {
  for (let hours = 0; hours < 3; hours += 1) {
    context.travel(3_600_000);
    await beat();
    expect(await rights()).toEqual(ALL);
  }
});

test('without a heartbeat changes are refused after five minutes and reading after an hour', async () => {
  await beat();
  context.travel(RIGHTS_AGE.changesMs);
  expect(await rights()).toEqual(ALL);
  context.travel(1);
  expect(await rights()).toEqual({ read: 'yes', write: 'rights_unconfirmed' });
  context.travel(RIGHTS_AGE.readingMs - RIGHTS_AGE.changesMs - 1);
  expect(await rights()).toEqual({ read: 'yes', write: 'rights_unconfirmed' });
  context.travel(1);
  expect(await rights()).toEqual({ read: 'rights_unknown', write: 'rights_unknown' });
  await beat();
  expect(await rights()).toEqual(ALL);
});

test('a command in Discord proves that its sender is present, but not which roles they still have', async () => {
  const leader = discordActor(guild.ownerId);
  const membership = async (actor: Actor) =>
    requireMembership(context, actor, guild.id).then(
      () => 'yes',
      (error: AppError) => error.code,
    );
  expect(await may(WRITE, leader)).toBe('yes');
  // The bot was away for two hours; its new session receives commands before all members.
  context.travel(2 * RIGHTS_AGE.readingMs);
  await markAbsentGuilds(context, { shard: SHARD, guildIds: [guild.id] });
  await beat();
  expect(await may(WRITE, leader)).toBe('rights_being_read');
  expect(await may(READ, leader)).toBe('rights_being_read');
  expect(await membership(leader)).toBe('yes');
  expect(await membership(panelActor(guild.ownerId))).toBe('rights_unknown');
  await mirrorChanges(context, { guildId: guild.id, complete: true });
  expect(await may(WRITE, leader)).toBe('yes');
  expect(await membership(panelActor(guild.ownerId))).toBe('yes');
});

test('a guild that was not fully received is not confirmed by the heartbeat of its shard', async () => {
  await beat();
  context.travel(RIGHTS_AGE.changesMs / 2);
  await beat();
  // A new session begins; its member list never arrives.
  await markAbsentGuilds(context, { shard: SHARD, guildIds: [guild.id] });
  context.travel(RIGHTS_AGE.changesMs);
  await beat();
  expect(await rights()).toEqual(ALL);
  context.travel(1);
  expect(await rights()).toEqual({ read: 'yes', write: 'rights_unconfirmed' });
  await mirrorChanges(context, { guildId: guild.id, complete: true });
  expect(await rights()).toEqual(ALL);
});

test('the heartbeat of another shard confirms nothing', async () => {
  const other = { id: 1 - Number((BigInt(guild.id) >> 22n) % 2n), count: 2 };
  context.travel(RIGHTS_AGE.changesMs + 1);
  await saveHeartbeat(context.db, other, context.clock());
  expect(await may(WRITE)).toBe('rights_unconfirmed');
});

const grant = async (userId: string) => {
  const now = context.clock();
  await context.db.insert(users).values({ id: userId, username: 'owner' }).onConflictDoNothing();
  await context.db.insert(discordGrants).values({
    userId,
    sealedAccessToken: context.encryption.encrypt('access'),
    sealedRefreshToken: context.encryption.encrypt('refresh'),
    expiresAt: new Date(now.getTime() + 7 * 86_400_000),
  });
};

test('the owner is accepted if Discord itself confirms them, which is asked at most once a minute', async () => {
  await grant(guild.ownerId);
  context.travel(2 * RIGHTS_AGE.readingMs);
  expect(await may(READ)).toBe('rights_unknown');
  context.travel(60_000);
  ownedByDiscord.mockResolvedValue([guild.id]);
  expect(await rights()).toEqual(ALL);
  expect(ownedByDiscord).toHaveBeenCalledTimes(2);
  context.travel(60_000);
  ownedByDiscord.mockResolvedValue([]);
  expect(await rights()).toEqual({ read: 'rights_unknown', write: 'rights_unknown' });
});

test('owning another server gives no access', async () => {
  const leader = await addMember(context.db, guild.id);
  await context.db.update(guilds).set({ ownerId: leader }).where(eq(guilds.id, guild.id));
  await grant(leader);
  context.travel(2 * RIGHTS_AGE.readingMs);
  ownedByDiscord.mockResolvedValue(['1']);
  expect(await may(READ, panelActor(leader))).toBe('rights_unknown');
});
