import { and, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { familyTallies } from '../platform/db/schema/family-tallies.ts';
import { guilds, members } from '../platform/db/schema/guilds.ts';
import { activeSince } from '../members/active-since.ts';
import { touchActivity } from '../mirror/touch-activity.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, giveReputation } from '../testing/test-guild.ts';
import { refreshGuildStats } from './refresh-guild-stats.ts';
import { countFamily } from '../mirror/guild.queries.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(context.clock().getTime() - hours * HOUR_MS);
const since = (): Date => activeSince(context.clock());

/** Counts one by one, as a reference. */
const countOneByOne = async (guildId: string) => {
  const rows = await context.db.select().from(members).where(eq(members.guildId, guildId));
  const family = rows.filter(({ leftAt, isBot }) => leftAt === null && !isBot);
  return {
    total: family.length,
    active: family.filter(({ lastActiveAt }) => lastActiveAt !== null && lastActiveAt >= since()).length,
    reputation: family.reduce((all, { reputation }) => all + reputation, 0),
  };
};

const countTallies = async (guildId: string) =>
  context.db.$count(familyTallies, eq(familyTallies.guildId, guildId));

/** A busy guild: changes of many days that cancel out. */
const crowd = async (guildId: string) =>
  context.db.execute(sql`
    insert into family_tallies (guild_id, hour, members, reputation)
    select ${guildId}, to_timestamp(n / 2 * 3600), case n % 2 when 0 then 1 else -1 end, 0
    from generate_series(0, 599) n`);

const CHANGES = {
  leaves: { leftAt: new Date('2026-02-01T00:00:00Z') },
  returns: { leftAt: null },
  'is seen lately': { lastActiveAt: new Date('2026-02-27T10:20:30Z') },
  'is seen long ago': { lastActiveAt: new Date('2025-12-01T10:20:30Z') },
  'turns out to be a bot': { isBot: true },
  'gets another name': { displayName: 'Another' },
} as const;
const things = [...(Object.keys(CHANGES) as (keyof typeof CHANGES)[]), 'earns', 'is gathered'] as const;

test('after any changes the sums equal a count one by one', async () => {
  const history = fc.array(fc.tuple(fc.constantFrom(...things), fc.nat(2), fc.integer({ min: 1, max: 90 })), {
    maxLength: 15,
  });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { id: guildId, ownerId } = await addGuild(context.db);
      const people = [ownerId, await addMember(context.db, guildId), await addMember(context.db, guildId)];
      for (const [thing, whose, delta] of steps) {
        const userId = people[whose] ?? ownerId;
        if (thing === 'earns') await giveReputation(context.db, guildId, userId, delta);
        else if (thing === 'is gathered') await crowd(guildId).then(async () => refreshGuildStats(context));
        else {
          const one = and(eq(members.guildId, guildId), eq(members.userId, userId));
          await context.db.update(members).set(CHANGES[thing]).where(one);
        }
      }
      expect(await countFamily(context.db, guildId, since())).toEqual(await countOneByOne(guildId));
    }),
    { numRuns: 25 },
  );
});

test('merging leaves one row for each hour of the week, and one for everything before', async () => {
  const { id: guildId } = await addGuild(context.db);
  for (const hours of [1, 30, 24 * 7, 24 * 8, 24 * 90]) {
    await addMember(context.db, guildId, { lastActiveAt: hoursAgo(hours) });
  }
  const before = await countFamily(context.db, guildId, since());
  await crowd(guildId);
  await refreshGuildStats(context);
  expect(await countTallies(guildId)).toBe(4);
  expect(await countFamily(context.db, guildId, since())).toEqual(before);
  expect(before).toEqual({ total: 6, active: 3, reputation: 0 });
});

test('a guild with few rows is not merged, and a member who was already seen in this hour adds no row', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await touchActivity(context, [{ guildId, userId: ownerId }]);
  await touchActivity(context, [{ guildId, userId: ownerId }]);
  expect(await countTallies(guildId)).toBe(3);
  await refreshGuildStats(context);
  expect(await countTallies(guildId)).toBe(3);
});

test('deleting a guild deletes its tallies', async () => {
  const { id: guildId } = await addGuild(context.db, { tier: 'free' });
  await context.db.delete(guilds).where(eq(guilds.id, guildId));
  expect(await countTallies(guildId)).toBe(0);
});
