import { randomUUID } from 'node:crypto';
import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import type { DeliveryProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { deliveries } from '../platform/db/schema/deliveries.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, newId } from '../testing/test-guild.ts';
import { createEvent } from '../events/create-event.ts';
import {
  claimDelivery,
  failDelivery,
  findDelivery,
  findDueDeliveries,
  finishDelivery,
  findNextDelivery,
  forgetMessages,
  insertDelivery,
  postponeDelivery,
  rearmDeliveries,
  mergeRequests,
} from './delivery.queries.ts';
import type { Delivery } from './delivery.queries.ts';
import { listUndelivered, retryDeliveries } from '../undelivered/undelivered.ts';
import { requestDelivery } from './request-delivery.ts';
import type { DeliveryKey } from './request-delivery.ts';
import { measureWaiting } from '../undelivered/undelivered.queries.ts';

const CLAIM_MS = 60_000;
/** A message of its own, in one channel. */
const shown = () => ({ channelId: '200000000000000001', messageId: newId(), posts: 1 });

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const newKey = async (kind: DeliveryKey['kind'] = 'roster'): Promise<DeliveryKey> => ({
  guildId: (await addGuild(context.db)).id,
  kind,
  subject: randomUUID(),
});
const due = async ({ guildId }: DeliveryKey) => {
  await mergeRequests(context.db, [guildId]);
  return findDueDeliveries(context.db, [guildId], 10);
};
const claim = async (key: DeliveryKey): Promise<Delivery> => {
  const delivery = await claimDelivery(context.db, key, CLAIM_MS);
  if (delivery === null) throw new Error('not due');
  return delivery;
};

test('a delivery is requested, and announced, if and only if the transaction commits', async () => {
  const key = await newKey();
  const heard: BusEvent[] = [];
  const stop = context.bus.subscribe(['deliveries.wanted'], (event) => heard.push(event));
  await expect(
    context.db.transaction(async (tx) => {
      await requestDelivery(tx, key);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await due(key)).toEqual([]);
  await context.db.transaction(async (tx) => requestDelivery(tx, key));
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'deliveries.wanted', ...key }]));
  expect(await due(key)).toEqual([key]);
  stop();
});

test('a shard knows when something in its guilds that have the bot is due', async () => {
  const other = await createTestContext();
  onTestFinished(other.stop);
  const { id: guildId } = await addGuild(other.db);
  const key = { guildId, kind: 'roster', subject: randomUUID() } as const;
  const shard = { id: Number((BigInt(guildId) >> 22n) % 2n), count: 2 };
  const elsewhere = { ...shard, id: 1 - shard.id };
  const next = async (of = shard) => findNextDelivery(other.db, of);
  expect(await next()).toBeNull();
  await requestDelivery(other.db, key);
  expect(await next()).toBe(0);
  await mergeRequests(other.db, [guildId]);
  expect(await next()).toBe(0);
  expect(await next(elsewhere)).toBeNull();
  const set = async (change: Partial<typeof deliveries.$inferInsert>) =>
    other.db.update(deliveries).set(change).where(eq(deliveries.guildId, guildId));
  const inAnHour = new Date(Date.now() + 3_600_000);
  for (const waits of [{ retryAt: inAnHour }, { claimedUntil: inAnHour }]) {
    await set({ retryAt: null, claimedUntil: null, ...waits });
    const inMs = await next();
    expect(inMs).toBeGreaterThan(3_000_000);
    expect(inMs).toBeLessThan(4_000_000);
  }
  await set({ retryAt: null, claimedUntil: null });
  expect(await next()).toBe(0);
  await other.db.update(guilds).set({ botInstalled: false }).where(eq(guilds.id, guildId));
  expect(await next()).toBeNull();
});

test('transactions that request the same delivery do not wait for each other, and many requests are one delivery', async () => {
  const key = await newKey();
  await requestDelivery(context.db, key);
  await finishDelivery(context.db, await claim(key), shown());
  await context.db.transaction(async (first) => {
    await requestDelivery(first, key);
    await context.db.transaction(async (second) => {
      await second.execute(sql`set local lock_timeout = '1s'`);
      await requestDelivery(second, key);
    });
  });
  expect(await due(key)).toEqual([key]);
  expect(await claim(key)).toMatchObject({ wantedVersion: 2, doneVersion: 1 });
});

test('one process at a time has a delivery; that of a dead process is due again', async () => {
  const key = await newKey();
  await requestDelivery(context.db, key);
  const claims = await Promise.all([1, 2, 3].map(async () => claimDelivery(context.db, key, CLAIM_MS)));
  expect(claims.filter((one) => one !== null)).toHaveLength(1);
  expect(await due(key)).toEqual([]);
  await context.db.execute(sql`update deliveries set claimed_until = now() where subject = ${key.subject}`);
  expect(await due(key)).toEqual([key]);
});

test('what is requested during a delivery is delivered after it', async () => {
  const key = await newKey();
  await requestDelivery(context.db, key);
  const running = await claim(key);
  await requestDelivery(context.db, key);
  expect(await due(key)).toEqual([]);
  const message = shown();
  await finishDelivery(context.db, running, message);
  expect(await claim(key)).toMatchObject({ ...message, doneVersion: 1, wantedVersion: 2 });
});

test('a finished delivery leaves a row only if a message or a channel has to be remembered', async () => {
  const [told, drawn, placed] = [await newKey('plan_end'), await newKey(), await newKey()];
  await insertDelivery(context.db, { ...placed, channelId: '200000000000000002' });
  for (const key of [told, drawn, placed]) await requestDelivery(context.db, key);
  await finishDelivery(context.db, await claim(told), undefined);
  const message = shown();
  await finishDelivery(context.db, await claim(drawn), message);
  await finishDelivery(context.db, await claim(placed), undefined);
  expect(await findDelivery(context.db, told)).toBeNull();
  expect(await findDelivery(context.db, drawn)).toMatchObject(message);
  expect(await findDelivery(context.db, placed)).toMatchObject({ channelId: '200000000000000002' });
});

test('a postponed delivery waits; a new request makes it due at once, but not past a lasting obstacle', async () => {
  const key = await newKey();
  await requestDelivery(context.db, key);
  await postponeDelivery(context.db, await claim(key), CLAIM_MS);
  expect(await due(key)).toEqual([]);
  await requestDelivery(context.db, key);
  expect(await due(key)).toEqual([key]);
  await failDelivery(context.db, await claim(key), {
    problem: 'channel_gone',
    attempts: 0,
    retryMs: CLAIM_MS,
  });
  await requestDelivery(context.db, key);
  expect(await due(key)).toEqual([]);
  await rearmDeliveries(context.db, key.guildId);
  expect(await due(key)).toEqual([key]);
});

test('a change in the guild during a delivery is not lost: what fails then is due at once, once', async () => {
  for (const retryMs of [CLAIM_MS, null]) {
    const key = await newKey();
    const failure = { problem: 'no_channel', attempts: 0, retryMs } as const;
    await requestDelivery(context.db, key);
    const running = await claim(key);
    await rearmDeliveries(context.db, key.guildId);
    expect(await due(key)).toEqual([]);
    // Neither is it by a request that comes after it.
    await requestDelivery(context.db, key);
    expect(await due(key)).toEqual([]);
    await failDelivery(context.db, running, failure);
    expect(await due(key)).toEqual([key]);
    await failDelivery(context.db, await claim(key), failure);
    expect(await due(key)).toEqual([]);
  }
});

test('a delivery that was given up is tried again on request, and its problem began when it first failed', async () => {
  const key = await newKey('reputation_roles');
  await requestDelivery(context.db, key);
  const given = { problem: 'role_refused', attempts: 1 } as const;
  await failDelivery(context.db, await claim(key), { ...given, retryMs: 0 });
  const since = (await findDelivery(context.db, key))?.problemSince;
  await failDelivery(context.db, await claim(key), { ...given, retryMs: null });
  expect(await due(key)).toEqual([]);
  expect((await findDelivery(context.db, key))?.problemSince).toEqual(since);
  await requestDelivery(context.db, key);
  await finishDelivery(context.db, await claim(key), undefined);
  expect(await findDelivery(context.db, key)).toBeNull();
});

test('a message that was deleted in Discord is requested again, in its own guild and kind only', async () => {
  const [key, other] = [await newKey(), await newKey()];
  const messageIds: string[] = [];
  for (const one of [key, other]) {
    await requestDelivery(context.db, one);
    const message = shown();
    await finishDelivery(context.db, await claim(one), message);
    messageIds.push(message.messageId);
  }
  await forgetMessages(context.db, { guildId: key.guildId, kinds: ['capt_result'] }, { messageIds });
  expect(await due(key)).toEqual([]);
  await forgetMessages(context.db, { guildId: key.guildId, kinds: ['roster'] }, { messageIds });
  expect(await claim(key)).toMatchObject({ messageId: null, channelId: shown().channelId });
  expect(await due(other)).toEqual([]);
});

const failed = async (key: DeliveryKey, problem: DeliveryProblem, retryMs: number | null = CLAIM_MS) => {
  await requestDelivery(context.db, key);
  await failDelivery(context.db, await claim(key), { problem, attempts: 3, retryMs });
};

describe('what could not be delivered', () => {
  test('is listed for those who manage the settings: an event by its name, other things of a kind together', async () => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    const actor = panelActor(ownerId);
    expect((await listUndelivered(context, actor, { guildId })).items).toEqual([]);
    const startsAt = new Date(context.clock().getTime() + CLAIM_MS).toISOString();
    const event = { title: 'Convoy', description: '', startsAt, slots: 3 };
    const { id } = await createEvent(context, actor, { guildId, ...event });
    await failed({ guildId, kind: 'roster', subject: id }, 'channel_gone');
    for (const subject of ['1', '2']) {
      await failed({ guildId, kind: 'submission_reply', subject }, 'unreachable', null);
    }
    const { items } = await listUndelivered(context, actor, { guildId });
    expect(items).toEqual([
      expect.objectContaining({
        kind: 'roster',
        problem: 'channel_gone',
        about: { kind: 'event', id, name: 'Convoy' },
        gave_up: false,
      }),
      expect.objectContaining({ kind: 'submission_reply', count: 2, about: null, gave_up: true }),
    ]);
    const stranger = panelActor(await addMember(context.db, guildId, {}));
    await expect(listUndelivered(context, stranger, { guildId })).rejects.toThrow(AppError);
    await expect(retryDeliveries(context, stranger, { guildId })).rejects.toThrow(AppError);
  });

  test('is due at once when somebody asks for another try', async () => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    const keys = [
      { guildId, kind: 'activity_log', subject: '' },
      { guildId, kind: 'reputation_roles', subject: '' },
    ] as const;
    await failed(keys[0], 'missing_permissions');
    await failed(keys[1], 'role_refused', null);
    expect(await due(keys[0])).toEqual([]);
    await retryDeliveries(context, panelActor(ownerId), { guildId });
    expect(await due(keys[0])).toEqual(expect.arrayContaining([...keys]));
  });
});

test('waiting deliveries and requests are measured; a delivery that only the family can repair does not count as waiting', async () => {
  const before = (await measureWaiting(context.db)).waiting;
  const [asked, stuck] = [await newKey(), await newKey()];
  for (const key of [asked, stuck]) await requestDelivery(context.db, key);
  expect((await measureWaiting(context.db)).waiting).toBe(before + 2);
  expect(await due(asked)).toEqual([asked]);
  await failDelivery(context.db, await claim(stuck), { problem: 'no_channel', attempts: 0, retryMs: 0 });
  expect((await measureWaiting(context.db)).waiting).toBe(before + 1);
});

test('guilds that another process serves are left to it', async () => {
  const [mine, theirs] = [await newKey(), await newKey()];
  for (const key of [mine, theirs]) await requestDelivery(context.db, key);
  expect(await due(mine)).toEqual([mine]);
  expect(await due(theirs)).toEqual([theirs]);
});
