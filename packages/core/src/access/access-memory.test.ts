import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Bus } from '../platform/bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { guilds, members } from '../platform/db/schema/guilds.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, newId } from '../testing/test-guild.ts';
import { createAccessReader } from './access-reader.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** A member who leaves without a bus event, so that only a query notices it. */
const guildWithMember = async () => {
  const { id } = await addGuild(context.db);
  const userId = await addMember(context.db, id);
  const leaveUnheard = async () =>
    context.db
      .update(members)
      .set({ leftAt: context.clock() })
      .where(and(eq(members.guildId, id), eq(members.userId, userId)));
  return { id, userId, leaveUnheard };
};

test.each<(guildId: string) => BusEvent>([
  (guildId) => ({ type: 'guild.changed', guildId }),
  (guildId) => ({ type: 'members.changed', guildId, userIds: [] }),
  (guildId) => ({ type: 'access.changed', guildId }),
  (guildId) => ({ type: 'subscription.changed', guildId }),
])('a bus event (%#) clears the cache of its guild only', async (eventOf) => {
  const [changed, other] = [await guildWithMember(), await guildWithMember()];
  for (const { id, userId, leaveUnheard } of [changed, other]) {
    expect(await context.access.inGuild(userId, id)).not.toBeNull();
    await leaveUnheard();
    expect(await context.access.inGuild(userId, id)).not.toBeNull();
  }
  await context.bus.publish(context.db, eventOf(changed.id));
  await vi.waitFor(async () => expect(await context.access.inGuild(changed.userId, changed.id)).toBeNull());
  expect(await context.access.inGuild(other.userId, other.id)).not.toBeNull();
});

test('after a gap in the bus all cached rights are dropped', async () => {
  const gapHandlers: (() => void)[] = [];
  const bus: Bus = {
    ...context.bus,
    isLive: () => true,
    onGap: (handler) => {
      gapHandlers.push(handler);
      return () => undefined;
    },
  };
  const reader = createAccessReader(context.db, bus, context.clock);
  const { id, userId, leaveUnheard } = await guildWithMember();
  await reader.inGuild(userId, id);
  await leaveUnheard();
  expect(await reader.inGuild(userId, id)).not.toBeNull();
  for (const tellGap of gapHandlers) tellGap();
  expect(await reader.inGuild(userId, id)).toBeNull();
});

test('a failed query is not cached as an answer', async () => {
  const { id, userId } = await guildWithMember();
  let broken = true;
  const db = new Proxy(context.db, {
    get: (target, key) => {
      // Whatever is asked goes through its session.
      if (broken && key === '_') throw new Error('the database is away');
      return Reflect.get(target, key) as unknown;
    },
  }) satisfies Database;
  const reader = createAccessReader(db, context.bus, context.clock);
  await expect(reader.inGuild(userId, id)).rejects.toThrow('away');
  broken = false;
  expect((await reader.inGuild(userId, id))?.level).toBe('member');
});

test('the guild that was loaded first is evicted first, and only when the cache is full', async () => {
  const reader = createAccessReader(context.db, context.bus, context.clock, 2);
  const [first, second, third] = [await guildWithMember(), await guildWithMember(), await guildWithMember()];
  const isKnown = async ({ userId, id }: typeof first) => (await reader.inGuild(userId, id)) !== null;
  await isKnown(first);
  await isKnown(second);
  await Promise.all([first, second].map(async (guild) => guild.leaveUnheard()));
  expect(await isKnown(first)).toBe(true);
  expect(await isKnown(third)).toBe(true);
  expect(await isKnown(second)).toBe(true);
  expect(await isKnown(first)).toBe(false);
});

test('in all guilds: each by its own rules', async () => {
  const owned = await addGuild(context.db);
  const joined = await addGuild(context.db);
  await addMember(context.db, joined.id, { userId: owned.ownerId });
  const left = await addGuild(context.db, { ownerId: newId() });
  await addMember(context.db, left.id, { userId: owned.ownerId, leftAt: context.clock() });
  const found = await context.access.everywhere(owned.ownerId);
  expect(new Map(found.map(({ guildId, level }) => [guildId, level]))).toEqual(
    new Map([
      [owned.id, 'manager'],
      [joined.id, 'member'],
    ]),
  );
  await context.db.update(guilds).set({ botInstalled: false }).where(eq(guilds.id, owned.id));
  expect(await context.access.everywhere(owned.ownerId)).toHaveLength(1);
});
