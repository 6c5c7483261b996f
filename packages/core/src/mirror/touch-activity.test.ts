import { afterAll, beforeAll, expect, test } from 'vitest';
import { members } from '../db/schema/guilds.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { touchActivity } from './touch-activity.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test('activity is noted at most once a minute, for one member of one guild', async () => {
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
