import { setTimeout as sleep } from 'node:timers/promises';
import { buildApi } from '@famiglia/api/build-api';
import { startBot } from '@famiglia/bot/start-bot';
import { subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';
import { createEvent } from '@famiglia/core/events/create-event';
import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import { createRestartableDatabase } from '@famiglia/core/testing/restartable-database';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { signIn } from '@famiglia/core/testing/test-session';
import { buildWorld } from '@famiglia/sandbox/build-world';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';

// PostgreSQL is created, filled and restarted here, while other tests use the machine.
vi.setConfig({ testTimeout: 120_000 });

const PEOPLE = 60;
const SLOTS = 10;
const PATIENT = { timeout: 30_000, interval: 50 };

test('when PostgreSQL restarts during sign-ups, nobody loses a confirmed place, and bot and API recover by themselves', async () => {
  const { database, stop, start } = await createRestartableDatabase();
  const context = await createTestContext({ database });
  const { seed, guilds } = buildWorld({ guilds: [{ members: PEOPLE, channels: ['events'] }] });
  const [{ id: guildId, ownerId, memberIds, channels }] = guilds;
  const channelId = channels['events'] ?? '';
  // On a busy machine a click may take long.
  const timings = { firstAnswerMs: 25_000, acknowledgedMs: 25_000 };
  const sandbox = await startSandbox({ port: 0, redirectUris: [], world: seed, timings });
  const bot = startBot({ context, token: sandbox.botToken, apiUrl: sandbox.apiUrl });
  const api = await buildApi(context);
  onTestFinished(async () => {
    await bot.stop();
    await api.close();
    await sandbox.stop();
    await context.stop();
  });
  await bot.whenReady();
  await context.db.insert(subscriptions).values({ guildId, tier: 'premium', status: 'active' });

  const { id: eventId } = await createEvent(context, discordActor(ownerId), {
    guildId,
    channelId,
    title: 'Restart',
    description: '',
    startsAt: new Date(context.clock().getTime() + 3_600_000).toISOString(),
    slots: SLOTS,
    remindersMinutes: [],
  });
  const message_id = await vi.waitFor(async () => {
    const messageId = (await findRosterMessage(context.db, guildId, eventId))?.messageId ?? null;
    expect(messageId).not.toBeNull();
    return messageId ?? '';
  }, PATIENT);
  const authorization = `Bearer ${await signIn(context, ownerId)}`;

  const people = createSandboxClient(sandbox.url);
  const acknowledged: string[] = [];
  const clickUntilTold = async (user_id: string, index: number): Promise<void> => {
    // A few at a time, so that some are always in progress.
    await sleep(index * 50);
    for (;;) {
      const answer = await people.click({ message_id, custom_id: `mp:join:${eventId}`, user_id });
      if (/место \d+/.test(answer.message?.content ?? '')) break;
      await sleep(100);
    }
    acknowledged.push(user_id);
  };
  const clicking = Promise.all(memberIds.map(clickUntilTold));
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(PEOPLE / 6), PATIENT);
  const before = [...acknowledged];
  await stop();
  await start();
  await clicking;

  expect(before.length).toBeLessThan(PEOPLE);
  expect(acknowledged.toSorted()).toEqual(memberIds.toSorted());
  const url = `/api/events/${guildId}/${eventId}/participants`;
  const listed = await api.inject({ url, headers: { authorization } });
  expect(listed.statusCode).toBe(200);
  const { items } = listed.json<{ items: { user_id: string; list: string }[] }>();
  expect(items.map((one) => one.user_id).toSorted()).toEqual(memberIds.toSorted());
  expect(items.filter(({ list }) => list === 'main')).toHaveLength(SLOTS);
  await vi.waitFor(async () => {
    const [message] = await people.messages(channelId);
    expect(JSON.stringify(message?.embeds)).toContain(`Замена ${PEOPLE - SLOTS}`);
  }, PATIENT);
});
