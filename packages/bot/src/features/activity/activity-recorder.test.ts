import { members } from '@famiglia/core/platform/db/schema/guilds';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { expect, onTestFinished, test } from 'vitest';
import { createActivityRecorder } from './activity-recorder.ts';

test('all members seen are written in one statement, the last ones at the stop', async () => {
  const context = await createTestContext();
  onTestFinished(context.stop);
  const guild = await addGuild(context.db);
  const [ann, bob] = [await addMember(context.db, guild.id), await addMember(context.db, guild.id)];
  const recorder = createActivityRecorder(context, context.log);
  for (let clicks = 0; clicks < 3; clicks += 1) {
    recorder.saw(guild.id, ann);
    recorder.saw(guild.id, bob);
  }
  await recorder.stop();
  const active = (await context.db.select().from(members)).filter((row) => row.lastActiveAt !== null);
  expect(active.map((row) => row.userId).toSorted()).toEqual([ann, bob]);
});
