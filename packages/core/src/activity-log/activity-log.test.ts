import { ACTIVITY_TYPES } from '@famiglia/contract/activity/activity-types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordActivity } from '../activity/record-activity.ts';
import { activity, activityLogQueue } from '../platform/db/schema/activity.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild } from '../testing/test-guild.ts';
import { finishMessage } from './activity-log.queries.ts';
import { takeLogMessage } from './activity-log.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** Records an activity that is to be posted in the log channel. */
const happen = async (guildId: string) => {
  await context.db.transaction(async (tx) =>
    recordActivity(context, tx, { guildId, type: 'settings.saved', actorId: null }),
  );
  const rows = await context.db
    .select({ activityId: activity.id, guildId: activity.guildId })
    .from(activity)
    .where(eq(activity.guildId, guildId));
  await context.db.insert(activityLogQueue).values(rows).onConflictDoNothing();
};

const take = async (guildId: string) => takeLogMessage(context, guildId, ACTIVITY_TYPES);

test('a message that another process finishes at the same moment is complete or absent', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await addGuild(context.db);
    await happen(id);
    const begun = await take(id);
    const [taken] = await Promise.all([take(id), finishMessage(context.db, id, begun?.id ?? 0)]);
    expect(taken?.entries.length, `in round ${round}`).not.toBe(0);
  }
});

test('a message that was begun is retried with the same lines, and later activity is in the next one', async () => {
  const { id } = await addGuild(context.db);
  await happen(id);
  const begun = await take(id);
  await happen(id);
  expect(await take(id)).toEqual(begun);
  await finishMessage(context.db, id, begun?.id ?? 0);
  const next = await take(id);
  expect(next?.entries).toHaveLength(1);
  expect(next?.id).toBeGreaterThan(begun?.id ?? 0);
});
