import { ACTIVITY_TYPES, activityTypesOf } from '@famiglia/contract/activity/activity-types';
import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { WEBHOOK_GROUPS } from '@famiglia/contract/webhooks/webhook-groups';
import type { WebhookPayload } from '@famiglia/contract/webhooks/webhooks';
import { and, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recordActivity } from '../activity/record-activity.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { webhookMessages, webhookQueue, webhooks } from '../platform/db/schema/webhooks.ts';
import { createEncryption } from '../platform/encryption.ts';
import { JobPostponed } from '../platform/jobs/job-postponed.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, addRole, leaveGuild } from '../testing/test-guild.ts';
import { MOST_ATTEMPTS } from './record-attempt.ts';
import { reencryptWebhooks } from './reencrypt-webhooks.ts';
import { sendNextMessage, sendWebhookJob } from './send-webhook.ts';
import { spreadActivity } from './spread-activity.ts';
import { startReceiver } from './testing/receiver.ts';
import type { Received } from './testing/receiver.ts';
import { dropOldWebhookMessages, listenForWebhooks, watchWebhooks } from './watch-webhooks.ts';
import { readWebhookLog, sendWebhookAgain, testWebhook } from './webhook-log.ts';
import { createWebhook, listWebhooks, removeWebhook, saveWebhook } from './webhooks.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext({
    now: new Date(),
    config: { webhooksToThisMachine: true },
  });
});
afterAll(async () => context.stop());

type Groups = Parameters<typeof createWebhook>[2]['groups'];

/** A family with a webhook that its owner made. */
const family = async (url: string, groups: Groups = ['events']) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = panelActor(ownerId);
  const { secret, ...webhook } = await createWebhook(context, owner, { guildId, name: 'Site', url, groups });
  const key = { guildId, webhookId: webhook.id };
  return {
    ...key,
    key,
    owner,
    ownerId,
    secret,
    webhook,
    log: async () => (await readWebhookLog(context, owner, { ...key, limit: 50, offset: 0 })).items,
    now: async () =>
      (await listWebhooks(context, owner, { guildId })).items.find(({ id }) => id === webhook.id),
  };
};
type Family = Awaited<ReturnType<typeof family>>;

const happen = async (
  { guildId, ownerId }: Pick<Family, 'guildId' | 'ownerId'>,
  type: ActivityType = 'event.created',
  data: Record<string, unknown> = { title: 'Factory war' },
) =>
  context.db.transaction(async (tx) =>
    recordActivity(context, tx, { guildId, type, actorId: ownerId, data }),
  );

const signal = new AbortController().signal;

/** Sends what is due at this moment. Returns in how long the next is. */
const sendDue = async (key: Family['key']): Promise<number | null> => {
  let wait: number | null = 0;
  while (wait === 0) wait = await sendNextMessage(context, key, signal);
  return wait;
};

const spreadAndSend = async ({ key }: Family) => {
  await spreadActivity(context, key.guildId);
  return sendDue(key);
};

const payloadOf = ({ body }: Received) => JSON.parse(body) as WebhookPayload;
/** As a receiver does it whose clock shows what ours shows. */
const verified = (secret: string, { body, headers }: Received) => {
  vi.useFakeTimers({ toFake: ['Date'], now: context.clock() });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as WebhookPayload;
  } finally {
    vi.useRealTimers();
  }
};

test('what happens is told once, signed, as the list of activity shows it, and the log has it', async () => {
  const { url, received } = await startReceiver();
  const made = await family(url);
  await happen(made);
  expect(await spreadAndSend(made)).toBeNull();
  const [row] = await context.db
    .select()
    .from(activity)
    .where(and(eq(activity.guildId, made.guildId), eq(activity.type, 'event.created')));
  expect(received).toHaveLength(1);
  const [one] = received;
  if (one === undefined) throw new Error('nothing came');
  expect(verified(made.secret, one)).toEqual({
    type: 'event.created',
    timestamp: row?.createdAt.toISOString(),
    data: {
      guild_id: made.guildId,
      activity: {
        id: String(row?.id),
        type: 'event.created',
        actor: { id: made.ownerId, name: 'Owner' },
        target: null,
        data: { title: 'Factory war' },
        created_at: row?.createdAt.toISOString(),
      },
    },
  });
  expect(one.headers['webhook-id']).toBe(`act_${row?.id}`);
  expect(await made.log()).toMatchObject([
    {
      event_id: `act_${row?.id}`,
      type: 'event.created',
      state: 'delivered',
      attempts: 1,
      status: 200,
      problem: null,
      answer: 'ok',
      next_at: null,
    },
  ]);
});

test('the secret is shown once and is nowhere readable; a new key of the installation keeps it', async () => {
  const { url, received } = await startReceiver();
  const made = await family(url);
  expect(made.secret).toMatch(/^whsec_/);
  expect(JSON.stringify(await made.now())).not.toContain('whsec_');
  const stored = async () =>
    (await context.db.select().from(webhooks).where(eq(webhooks.id, made.webhook.id)))[0]?.sealedSecret;
  const before = await stored();
  expect(before?.toString('latin1')).not.toContain(made.secret.slice(6, 20));
  const encryption = createEncryption('a newer secret of this installation', ['test secret']);
  await reencryptWebhooks({ ...context, encryption });
  expect(await stored()).not.toEqual(before);
  await happen(made);
  await spreadActivity(context, made.guildId);
  const newest = { ...context, encryption: createEncryption('a newer secret of this installation') };
  await sendNextMessage(newest, made.key, signal);
  expect(received.map((one) => verified(made.secret, one).type)).toEqual(['event.created']);
});

test('only chosen groups are told, and another family’s activity is not even queued', async () => {
  const { url, received } = await startReceiver();
  const made = await family(url, ['personnel']);
  const other = await addGuild(context.db);
  await happen(made, 'event.created');
  await happen(made, 'warning.given', {});
  await happen({ guildId: other.id, ownerId: other.ownerId });
  await spreadAndSend(made);
  expect(received.map((one) => payloadOf(one).type)).toEqual(['warning.given']);
  expect(await context.db.$count(webhookQueue, eq(webhookQueue.guildId, made.guildId))).toBe(0);
  expect(await context.db.$count(webhookQueue, eq(webhookQueue.guildId, other.id))).toBe(0);
});

test('notes of leaders, codes of groups, payments and letters to support stay inside, whatever is chosen', async () => {
  const made = await family('https://receiver.test/', WEBHOOK_GROUPS);
  for (const type of ACTIVITY_TYPES) await happen(made, type, {});
  await spreadActivity(context, made.guildId);
  const rows = await context.db
    .select({ type: activity.type })
    .from(webhookMessages)
    .innerJoin(activity, eq(activity.id, webhookMessages.activityId))
    .where(eq(webhookMessages.guildId, made.guildId));
  const told = new Set(rows.map(({ type }) => type));
  const inside = ACTIVITY_TYPES.filter((type) => !told.has(type));
  const codesAndNotes = ['note.added', 'note.removed', 'event.code_changed', 'capt.code_changed'];
  expect(inside.toSorted()).toEqual([...codesAndNotes, ...activityTypesOf('plan')].toSorted());
});

test('what is too large is told without its data', async () => {
  const { url, received } = await startReceiver();
  const made = await family(url);
  await happen(made, 'event.created', { title: 'x'.repeat(100_000) });
  await spreadAndSend(made);
  expect(received.map(payloadOf)).toMatchObject([{ data: { shortened: true, activity: { data: {} } } }]);
});

test('a message that fails is tried again later, with the same id, until it arrives', async () => {
  const { url, received, answerWith } = await startReceiver((_request, response) => {
    response.writeHead(500).end('broken');
  });
  const made = await family(url);
  await happen(made);
  const wait = await spreadAndSend(made);
  expect(wait).toBeGreaterThan(5000);
  expect(wait).toBeLessThan(15_000);
  expect(await made.log()).toMatchObject([
    { state: 'waiting', attempts: 1, status: 500, problem: 'status', answer: 'broken' },
  ]);
  expect((await made.now())?.failing_since).toBe(context.clock().toISOString());
  context.travel(20_000);
  await sendDue(made.key);
  answerWith((_request, response) => {
    response.end();
  });
  context.travel(60_000);
  expect(await sendDue(made.key)).toBeNull();
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await made.log()).toMatchObject([{ state: 'delivered', attempts: 3, status: 200 }]);
  expect((await made.now())?.failing_since).toBeNull();
});

test('after enough attempts a message is given up; somebody may send it again, under its id', async () => {
  const { url, received, answerWith } = await startReceiver((_request, response) => {
    response.writeHead(500).end();
  });
  const made = await family(url);
  await happen(made);
  await spreadActivity(context, made.guildId);
  for (let tried = 0; tried < MOST_ATTEMPTS; tried += 1) {
    // Somebody who presses keeps it alive, or it would be too old.
    await context.db
      .update(webhookMessages)
      .set({ wantedAt: context.clock() })
      .where(eq(webhookMessages.webhookId, made.webhook.id));
    await sendDue(made.key);
    context.travel(6 * HOUR_MS);
  }
  const [failed] = await made.log();
  expect(failed).toMatchObject({ state: 'failed', attempts: MOST_ATTEMPTS, next_at: null });
  expect(await sendDue(made.key)).toBeNull();
  answerWith((_request, response) => {
    response.end();
  });
  const again = { ...made.key, messageId: failed?.id ?? '' };
  await Promise.all([1, 2].map(async () => sendWebhookAgain(context, made.owner, again)));
  expect(await sendDue(made.key)).toBeNull();
  expect(received).toHaveLength(MOST_ATTEMPTS + 1);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await made.log()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

test('what waited for a day is not sent any more', async () => {
  const { url, received } = await startReceiver();
  const made = await family(url);
  await happen(made);
  await spreadActivity(context, made.guildId);
  context.travel(DAY_MS + 1);
  await sendDue(made.key);
  expect(received).toEqual([]);
  expect(await made.log()).toMatchObject([{ state: 'failed', problem: 'too_late', attempts: 0 }]);
});

test('several processes that hear of the same send it once, one message after another', async () => {
  let open = 0;
  let most = 0;
  const { url, received } = await startReceiver((_request, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end();
    }, 20);
  });
  const made = await family(url);
  for (let times = 0; times < 5; times += 1) await happen(made);
  await Promise.all([1, 2, 3].map(async () => spreadActivity(context, made.guildId)));
  const work = async (): Promise<void> => {
    let wait: number | null = 0;
    // A short wait says that another one has the webhook.
    while (wait !== null) wait = await sendNextMessage(context, made.key, signal);
  };
  await Promise.all([work(), work(), work()]);
  expect(received).toHaveLength(5);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  expect(most).toBe(1);
});

test('a receiver that never answers holds up nobody: not its family, not its neighbours', async () => {
  const dead = await startReceiver(() => undefined);
  const good = await startReceiver();
  const made = await family(dead.url);
  const wanted = { guildId: made.guildId, name: 'Second', url: good.url, groups: ['events' as const] };
  const { id } = await createWebhook(context, made.owner, wanted);
  const neighbour = await family(good.url);
  const stopping = new AbortController();
  await happen(made);
  await happen(neighbour);
  await spreadActivity(context, made.guildId);
  const hanging = sendNextMessage(context, made.key, stopping.signal);
  await expect.poll(() => dead.received.length).toBe(1);
  await sendDue({ guildId: made.guildId, webhookId: id });
  await spreadAndSend(neighbour);
  expect(good.received).toHaveLength(2);
  stopping.abort();
  await expect(hanging).rejects.toBeInstanceOf(JobPostponed);
  // Stopping counted nothing against it: it is free for the next process.
  expect(await made.log()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

test('a family is sent to three at a time, however many receivers hang', async () => {
  const dead = await startReceiver(() => undefined);
  const made = await family(dead.url);
  const keys = [made.key];
  for (let more = 0; more < 4; more += 1) {
    const wanted = { guildId: made.guildId, name: `No ${more}`, url: dead.url, groups: ['events' as const] };
    keys.push({ guildId: made.guildId, webhookId: (await createWebhook(context, made.owner, wanted)).id });
  }
  await happen(made);
  await spreadActivity(context, made.guildId);
  const stopping = new AbortController();
  let waits = 0;
  const sending = keys.map(async (key) => {
    await sendNextMessage(context, key, stopping.signal);
    waits += 1;
  });
  const told = Promise.allSettled(sending);
  await expect.poll(() => [dead.received.length, waits]).toEqual([3, 2]);
  stopping.abort();
  await told;
});

test('one that failed goes to the slow ones, and back when it answers', async () => {
  const { url, answerWith } = await startReceiver((request) => request.socket.destroy());
  const made = await family(url);
  const isSlow = async () =>
    (await context.db.select().from(webhooks).where(eq(webhooks.id, made.webhook.id)))[0]?.isSlow;
  await happen(made);
  await spreadAndSend(made);
  expect(await isSlow()).toBe(true);
  answerWith((_request, response) => {
    response.end();
  });
  context.travel(60_000);
  await sendDue(made.key);
  expect(await isSlow()).toBe(false);
});

test('after three days of failures it is off: leaders are told, what waits is given up, and it can be switched on', async () => {
  const { url, received, answerWith } = await startReceiver((_request, response) => {
    response.writeHead(502).end();
  });
  const made = await family(url);
  for (let hours = 0; hours < 84 && (await made.now())?.off === null; hours += 6) {
    await happen(made);
    await spreadAndSend(made);
    context.travel(6 * HOUR_MS);
  }
  expect(await made.now()).toMatchObject({ off: 'failing' });
  expect((await made.log()).filter(({ state }) => state === 'waiting')).toEqual([]);
  const [told] = await context.db
    .select()
    .from(activity)
    .where(and(eq(activity.guildId, made.guildId), eq(activity.type, 'webhook.switched_off')));
  expect(told).toMatchObject({ actorId: null, data: { name: 'Site', reason: 'failing' } });
  expect(
    await context.db.select().from(deliveryRequests).where(eq(deliveryRequests.guildId, made.guildId)),
  ).toMatchObject([{ kind: 'webhook_off', subject: made.webhook.id }]);
  const before = received.length;
  await happen(made);
  await spreadAndSend(made);
  expect(received).toHaveLength(before);
  await expect(testWebhook(context, made.owner, made.key)).rejects.toThrow('webhook_is_off');

  answerWith((_request, response) => {
    response.end();
  });
  const version = (await made.now())?.version ?? 0;
  const saved = { ...made.key, name: 'Site', url, groups: ['events' as const], on: true, version };
  expect(await saveWebhook(context, made.owner, saved)).toMatchObject({ off: null, failing_since: null });
  await happen(made);
  await spreadAndSend(made);
  expect(received).toHaveLength(before + 1);
});

test('a receiver that says it is gone is told nothing more', async () => {
  const { url } = await startReceiver((_request, response) => {
    response.writeHead(410).end();
  });
  const made = await family(url);
  await happen(made);
  await spreadAndSend(made);
  expect(await made.now()).toMatchObject({ off: 'gone' });
});

test('an address is told no more than whoever saved it may read, and only while they may', async () => {
  const { url, received } = await startReceiver();
  const made = await family(url);
  const { guildId } = made;
  const may = await addRole(context.db, guildId, { granted: ['settings.manage', 'activity.view'] });
  const mayNot = await addRole(context.db, guildId, { granted: ['settings.manage'] });
  const wanted = { guildId, name: 'Mine', url, groups: ['events' as const] };
  const blind = panelActor(await addMember(context.db, guildId, { roleIds: [mayNot] }));
  await expect(createWebhook(context, blind, wanted)).rejects.toThrow('permission_denied');
  const guest = await addMember(context.db, guildId, { roleIds: [mayNot] });
  await addPanelUser(context.db, guildId, guest, new Date(context.clock().getTime() + DAY_MS));
  await expect(createWebhook(context, panelActor(guest), wanted)).rejects.toThrow('access_is_temporary');

  const maker = await addMember(context.db, guildId, { roleIds: [may] });
  const { id } = await createWebhook(context, panelActor(maker), wanted);
  const key = { guildId, webhookId: id };
  await happen(made);
  await spreadActivity(context, guildId);
  await leaveGuild(context, guildId, maker);
  context.access.forget(guildId);
  // What waits is not sent either.
  expect(await sendDue(key)).toBeNull();
  await happen(made);
  await spreadActivity(context, guildId);
  expect(await context.db.$count(webhookMessages, eq(webhookMessages.webhookId, id))).toBe(1);
  expect(received).toEqual([]);
  const { items } = await listWebhooks(context, made.owner, { guildId });
  expect(items.find((one) => one.id === id)).toMatchObject({ lost: true, saved_by: { id: maker } });
  // Whoever saves it answers for it.
  const saved = { ...key, name: 'Mine', url, groups: ['events' as const], on: true, version: 0 };
  expect(await saveWebhook(context, made.owner, saved)).toMatchObject({ lost: false });
  await sendDue(key);
  expect(received).toHaveLength(1);
});

test('a test comes at once, once, and says what it is', async () => {
  const { url, received } = await startReceiver();
  const made = await family(url);
  await Promise.all([1, 2, 3].map(async () => testWebhook(context, made.owner, made.key)));
  await sendDue(made.key);
  expect(received.map((one) => verified(made.secret, one))).toMatchObject([
    { type: 'webhook.test', data: { guild_id: made.guildId, activity: null } },
  ]);
  const [row] = await made.log();
  expect(row).toMatchObject({ type: 'webhook.test', state: 'delivered', event_id: `test_${row?.id}` });
});

test('workers hear of what happens, and find what nobody heard of', async () => {
  const { url, received } = await startReceiver();
  const made = await family(url);
  const asked: object[] = [];
  const isOurs = (one: object) => 'guildId' in one && one.guildId === made.guildId;
  const jobs = {
    ...context.jobs,
    send: async (_db: unknown, queue: { name: string }, payload: object) => {
      asked.push({ name: queue.name, ...payload });
    },
  } as unknown as TestContext['jobs'];
  listenForWebhooks({ ...context, jobs });
  await happen(made);
  const spread = { name: 'spread-activity-to-webhooks', guildId: made.guildId };
  await expect.poll(() => asked.filter(isOurs)).toEqual([spread]);
  asked.length = 0;
  await watchWebhooks({ ...context, jobs });
  expect(asked).toContainEqual(spread);
  await spreadActivity({ ...context, jobs }, made.guildId);
  asked.length = 0;
  await watchWebhooks({ ...context, jobs });
  expect(asked.filter(isOurs)).toEqual([{ name: 'send-webhook', ...made.key }]);
  await sendWebhookJob.run(context, signal, made.key);
  expect(received).toHaveLength(1);
});

test('at most ten, also when many are made at once; deleting one takes its log along', async () => {
  const { url } = await startReceiver();
  const made = await family(url);
  await happen(made);
  await spreadAndSend(made);
  const wanted = { guildId: made.guildId, name: 'More', url, groups: ['events' as const] };
  const told = await Promise.allSettled(
    Array.from({ length: 12 }, async () => createWebhook(context, made.owner, wanted)),
  );
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  await removeWebhook(context, made.owner, made.key);
  await expect(removeWebhook(context, made.owner, made.key)).rejects.toThrow('not_found');
  expect(await context.db.$count(webhookMessages, eq(webhookMessages.webhookId, made.webhook.id))).toBe(0);
  await createWebhook(context, made.owner, wanted);
});

test('a form that is out of date changes nothing and learns what is there', async () => {
  const made = await family('https://receiver.test/hook?token=secret');
  const saved = { ...made.key, url: 'https://receiver.test/hook', groups: ['capts' as const], on: true };
  await saveWebhook(context, made.owner, { ...saved, name: 'First', version: 0 });
  await expect(
    saveWebhook(context, made.owner, { ...saved, name: 'Late', version: 0 }),
  ).rejects.toMatchObject({
    code: 'version_conflict',
    current: { name: 'First', version: 1 },
    change: { type: 'webhook.changed', data: { name: 'First' } },
  });
  // An address may have a secret in it, so the activity has the host alone.
  const rows = await context.db.select().from(activity).where(eq(activity.guildId, made.guildId));
  expect(JSON.stringify(rows)).not.toContain('token=secret');
  expect(rows[0]?.data).toMatchObject({ host: 'receiver.test' });
});

test.each([
  'http://receiver.test/',
  'ftp://receiver.test/',
  'https://user:password@receiver.test/',
  'https://localhost./',
  'https://intranet/',
  'https://10.0.0.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://167772161/',
  'nonsense',
])('%s is no address for a webhook', async (url) => {
  await expect(family(url)).rejects.toThrow('webhook_address_refused');
});

test('this machine is an address only where the operator says so, and nobody’s in a public demo', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const wanted = { guildId, name: 'Mine', url: 'http://127.0.0.1:9/', groups: ['events' as const] };
  const usual = { ...context, config: { ...context.config, webhooksToThisMachine: false } };
  await expect(createWebhook(usual, panelActor(ownerId), wanted)).rejects.toThrow('webhook_address_refused');
  const demo = { ...context, config: { ...context.config, isPublicDemo: true } };
  await expect(createWebhook(demo, panelActor(ownerId), wanted)).rejects.toThrow('closed_in_demo');
});

test('the log is kept for seven days', async () => {
  const { url } = await startReceiver();
  const made = await family(url);
  await happen(made);
  await spreadAndSend(made);
  context.travel(7 * DAY_MS - 1000);
  await dropOldWebhookMessages(context);
  expect(await made.log()).toHaveLength(1);
  context.travel(2000);
  await dropOldWebhookMessages(context);
  expect(await made.log()).toEqual([]);
});
