import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild } from '../testing/test-guild.ts';
import { getGungameScreenshot } from './desk.ts';
import { findDays } from './gungame-stats.queries.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

let [guildId, owner] = ['', ''];
beforeEach(async () => {
  ({ id: guildId, ownerId: owner } = await addGuild(context.db));
});

test('a day is one of the guild’s time zone, also when the clock is set forward', async () => {
  const decided = { guildId, userId: owner, kind: 'gungame', status: 'approved' } as const;
  for (const at of ['28T22:59Z', '28T23:00Z', '29T01:30Z', '29T21:59Z', '29T22:00Z'])
    await addScreenshot(context, { ...decided, moderatedAt: new Date(`2026-03-${at}`) });
  const [since, until] = [new Date('2026-03-28T00:00:00Z'), new Date('2026-03-31T00:00:00Z')];
  const days = await findDays(context.db, guildId, { since, until, timeZone: 'Europe/Berlin' });
  expect(days.map(({ date, approved }) => `${date}: ${approved}`).join(', ')).toBe(
    '2026-03-28: 1, 2026-03-29: 3, 2026-03-30: 1, 2026-03-31: 0',
  );
});

test('a screenshot is found by its id, but none of another kind or guild', async () => {
  const one = async (screenshotId: string) =>
    getGungameScreenshot(context, panelActor(owner), { guildId, screenshotId });
  const id = await addScreenshot(context, { guildId, userId: owner, kind: 'gungame' });
  expect(await one(id)).toMatchObject({ id, status: 'pending' });
  const { id: elsewhere, ownerId } = await addGuild(context.db);
  const others = [
    await addScreenshot(context, { guildId, userId: owner }),
    await addScreenshot(context, { guildId: elsewhere, userId: ownerId, kind: 'gungame' }),
  ];
  for (const other of others) await expect(one(other)).rejects.toMatchObject({ code: 'not_found' });
});
