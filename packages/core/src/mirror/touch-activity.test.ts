import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeHours } from '../platform/db/schema/active-hours.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { touchActivity } from './touch-activity.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test('activity is recorded at most once a minute, for one member of one guild', async () => {
  const [here, there] = [await addGuild(context.db), await addGuild(context.db)];
  const userId = await addMember(context.db, here.id);
  await addMember(context.db, there.id, { userId });
  const lastActive = async (guildId: string) =>
    (await context.db.select().from(members)).find((row) => row.guildId === guildId && row.userId === userId)
      ?.lastActiveAt;
  const touch = async () => touchActivity(context, [{ guildId: here.id, userId }]);

  const first = context.clock();
  await touch();
  context.travel(59_000);
  await touch();
  expect(await lastActive(here.id)).toEqual(first);

  context.travel(2000);
  await touch();
  expect(await lastActive(here.id)).toEqual(context.clock());
  expect(await lastActive(there.id)).toBeNull();
});

test('an hour counts each member once, also one who was seen just before it', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const other = await addMember(context.db, guildId);
  const seen = async (...userIds: string[]) =>
    touchActivity(
      context,
      userIds.map((userId) => ({ guildId, userId })),
    );
  const toNextHour = 3_600_000 - (context.clock().getTime() % 3_600_000);
  context.travel(toNextHour);
  const first = context.clock();
  await seen(ownerId, other);
  context.travel(30 * 60_000);
  await seen(ownerId);
  context.travel(29 * 60_000 + 50_000);
  await seen(ownerId);
  context.travel(20_000);
  await seen(ownerId);
  const hours = await context.db.select().from(activeHours).where(eq(activeHours.guildId, guildId));
  expect(hours.map(({ hour, members: count }) => [hour.getTime() - first.getTime(), count])).toEqual([
    [0, 2],
    [3_600_000, 1],
  ]);
});
