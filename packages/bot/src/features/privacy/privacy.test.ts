import { members } from '@famiglia/core/platform/db/schema/guilds';
import { forgetPerson, forgetPersonJob } from '@famiglia/core/privacy/forget-person';
import { giveReputation } from '@famiglia/core/testing/test-guild';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot();
  const { context } = started;
  await context.jobs.work(forgetPersonJob, async ({ forgettingId }) => forgetPerson(context, forgettingId));
});
afterAll(async () => started.stop());

const type = async (subcommand: string, user_id: string) =>
  started.people.command({
    guild_id: GUILDS.moretti,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name: 'privacy',
    subcommand,
  });
const reputationOf = async (userId: string) => {
  const { db } = started.context;
  const mine = and(eq(members.guildId, GUILDS.moretti), eq(members.userId, userId));
  const [row] = await db.select().from(members).where(mine);
  return row?.reputation;
};

test('/privacy export sends the person a file that only they can see', async () => {
  const { ephemeral, message } = await type('export', PEOPLE.english_member);
  expect(ephemeral).toBe(true);
  const [file] = message?.attachments ?? [];
  expect(file?.filename).toBe('famiglia-my-data.json');
  const data = (await (await fetch(file?.url ?? '')).json()) as {
    user_id: string;
    data: { members: object[] };
  };
  expect(data.user_id).toBe(PEOPLE.english_member);
  expect(data.data.members).toHaveLength(1);
});

test('/privacy forget asks first, accepts a confirmation only from the same person, and then deletes', async () => {
  const userId = PEOPLE.english_member;
  await giveReputation(started.context.db, GUILDS.moretti, userId, 50);
  const { message } = await type('forget', userId);
  expect(message?.content).toContain('This cannot be undone');
  const press = async (custom_id: string, user_id: string) =>
    started.people.click({ message_id: message?.id ?? '', custom_id, user_id });
  const kept = await press('privacy:keep', userId);
  expect(kept.message?.content).toBe('Nothing was deleted.');
  expect(await reputationOf(userId)).toBe(50);

  const again = await type('forget', userId);
  const done = await started.people.click({
    message_id: again.message?.id ?? '',
    custom_id: `privacy:forget:${userId}`,
    user_id: userId,
  });
  expect(done.message?.content).toMatch(/^Deleting your data/);
  await eventually(async () => expect(await reputationOf(userId)).toBe(0));
  const { db } = started.context;
  expect(await db.$count(members, and(eq(members.guildId, GUILDS.moretti), eq(members.reputation, 50)))).toBe(
    1,
  );
});
