import { findDelivery } from '@famiglia/core/deliveries/delivery.queries';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { JobPostponed } from '@famiglia/core/platform/jobs/job-postponed';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { findGivenUp } from '@famiglia/core/undelivered/undelivered.queries';
import { GatewayDispatchEvents, GatewayIntentBits, RateLimitError } from 'discord.js';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mirrorFeature } from '../mirror/mirror.feature.ts';
import { pingFeature } from '../features/ping/ping.feature.ts';
import { eventually } from '../testing/eventually.ts';
import { lookNow } from '../testing/look-now.ts';
import { startTestBot } from '../testing/start-test-bot.ts';
import type { TestBot } from '../testing/start-test-bot.ts';
import type { FeatureDelivery } from './delivery-kind.ts';

const key = { guildId: GUILDS.moretti, kind: 'plan_end', subject: '2' } as const;
const deliver = vi.fn<FeatureDelivery['deliver']>();

let started: TestBot;
beforeAll(async () => {
  const probe = {
    name: 'probe',
    intents: [GatewayIntentBits.GuildMessages],
    deliveries: [{ kind: 'plan_end' as const, staysPosted: true, deliver }],
  };
  started = await startTestBot({ bot: { features: [mirrorFeature, pingFeature, probe] } });
});
afterAll(async () => started.stop());
beforeEach(() => {
  deliver.mockReset();
});

const row = async () => findDelivery(started.context.db, key);
const request = async () => requestDelivery(started.context.db, key);
const isDone = async () => eventually(async () => expect(await row()).toBeNull());

test('a failed delivery is retried; a temporary problem is shown to nobody', async () => {
  deliver.mockRejectedValueOnce(new Error('Discord said no'));
  await request();
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(1));
  await eventually(async () => expect(await row()).toMatchObject({ attempts: 1, problem: null }));
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(2));
  await isDone();
});

test('what fails again and again becomes a problem, and is given up in the end', async () => {
  deliver.mockRejectedValue(new Error('Discord said no'));
  await request();
  await eventually(async () => expect(await row()).toMatchObject({ attempts: 1 }));
  await started.context.db.execute(sql`update deliveries set attempts = 18, retry_at = null`);
  lookNow(started.context);
  await eventually(async () =>
    expect(await row()).toMatchObject({ attempts: 19, problem: 'discord_failed', gaveUpAt: null }),
  );
  await started.context.db.execute(sql`update deliveries set retry_at = null`);
  lookNow(started.context);
  await eventually(async () => expect((await row())?.gaveUpAt).not.toBeNull());
  deliver.mockReset();
  await request();
  await isDone();
});

test('a message that is deleted before its id was noted is posted again', async () => {
  deliver.mockImplementationOnce(async ({ client }) => {
    const channel = await client.channels.fetch(MORETTI_CHANNELS.general);
    if (channel?.isSendable() !== true) throw new Error('the channel is gone');
    const { id, channelId } = await channel.send('soon gone');
    const heard = new Promise((resolve) => void client.ws.once(GatewayDispatchEvents.MessageDelete, resolve));
    await started.people.deleteMessage(id, PEOPLE.owner);
    await heard;
    return { shown: { channelId, messageId: id, posts: 1 } };
  });
  await request();
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(2));
  expect(deliver.mock.lastCall?.[1]).toMatchObject({ messageId: null, posts: 1 });
  await started.context.db.execute(sql`delete from deliveries where kind = 'plan_end'`);
});

test('a postponed delivery goes on without counting as a failure', async () => {
  deliver.mockRejectedValueOnce(new JobPostponed(0));
  await request();
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(2));
  expect(deliver.mock.calls[1]?.[1].attempts).toBe(0);
  await isDone();
});

test('a rate limit of many years is asked about again after an hour, and leaders and the site’s owner see it', async () => {
  const about = { method: 'POST', url: '', route: '', majorParameter: '', hash: '', scope: 'user' } as const;
  const years = { retryAfter: 1e12, timeToReset: 1e12, limit: 1, sublimitTimeout: 0, global: false };
  deliver.mockRejectedValueOnce(new RateLimitError({ ...about, ...years }));
  await request();
  await eventually(async () =>
    expect(await row()).toMatchObject({ problem: 'rate_limited', gaveUpAt: null }),
  );
  const waits = sql`select extract(epoch from retry_at - now())::float as seconds from deliveries
    where kind = 'plan_end'`;
  const { rows } = await started.context.db.execute<{ seconds: number }>(waits);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(3600);
  expect(rows[0]?.seconds).toBeGreaterThan(3000);
  const page = { limit: 50, offset: 0 };
  expect((await findGivenUp(started.context.db, page)).items).toMatchObject([
    { guildId: key.guildId, kind: 'plan_end', problem: 'rate_limited', count: 1 },
  ]);
  await started.context.db.execute(sql`update deliveries set retry_at = null`);
  await isDone();
});

test('an obstacle waits until something in the guild changes', async () => {
  deliver.mockResolvedValueOnce({ problem: 'channel_gone' });
  await request();
  await eventually(async () => expect(await row()).toMatchObject({ problem: 'channel_gone' }));
  const channel = { channel_id: MORETTI_CHANNELS.english, action: 'delete' } as const;
  await started.people.channel(channel);
  await isDone();
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('a request that no bus event announced is found', async () => {
  await started.context.db.execute(
    sql`insert into delivery_requests (guild_id, kind, subject) values (${key.guildId}, 'plan_end', '2')`,
  );
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(1));
  await isDone();
});
