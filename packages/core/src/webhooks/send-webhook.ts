import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { defineJob } from '../platform/define-job.ts';
import type { JobQueue } from '../platform/jobs/job-declaration.ts';
import { JobPostponed } from '../platform/jobs/job-postponed.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { mayBeTold } from './may-be-told.ts';
import { postWebhook } from './post-webhook.ts';
import type { Attempt } from './post-webhook.ts';
import { recordAttempt } from './record-attempt.ts';
import { isThisMachine } from './webhook-address.ts';
import { eventIdOf, webhookBody } from './webhook-payload.ts';
import {
  countSending,
  findNextMessage,
  findWebhook,
  updateMessage,
  updateWebhook,
} from './webhook.queries.ts';
import type { MessageRow, WebhookKey, WebhookRow } from './webhook.queries.ts';

/** Longer than the ten seconds that an attempt may take; then its process counts as dead. */
const CLAIM_MS = 15_000;
/** How many webhooks of a guild are sent to at the same time, by all processes together. */
const MOST_AT_ONCE = 3;
const LOOK_AGAIN_MS = 500;
/** What could not be sent for so long is news no more. */
const STALE_MS = 24 * 60 * 60 * 1000;

const fastQueue: JobQueue<WebhookKey> = { name: 'send-webhook', merged: true };
const slowQueue: JobQueue<WebhookKey> = { name: 'send-slow-webhook', merged: true };

/** Receivers that failed or were slow wait among their like, so that those that answer never wait for them. */
export const queueSending = async (
  jobs: Pick<Jobs, 'send'>,
  db: Queryable,
  { id, guildId, isSlow }: Pick<WebhookRow, 'id' | 'guildId' | 'isSlow'>,
): Promise<void> => jobs.send(db, isSlow ? slowQueue : fastQueue, { guildId, webhookId: id });

interface Claimed {
  webhook: WebhookRow;
  message: MessageRow;
}

/**
 * Sends the next message of a webhook. Returns in how many milliseconds the one after it is due, null where there is none. One
 * process at a time has the webhook, so its messages go out one after another.
 */
export const sendNextMessage = async (
  context: Context,
  key: WebhookKey,
  signal: AbortSignal,
): Promise<number | null> => {
  const claimed = await claim(context, key);
  if (claimed === null || typeof claimed === 'number') return claimed;
  const { webhook, message } = claimed;
  let attempt: Attempt;
  try {
    attempt = await post(context, claimed, signal);
  } catch (error) {
    await updateWebhook(context.db, key, { claimedUntil: null });
    // The process stops, or the time of this run is over: another run sends it.
    if (signal.aborted) throw new JobPostponed(0, { cause: error });
    throw error;
  }
  await recordAttempt(context, { key, message, attempt, url: webhook.url });
  return 0;
};

const claim = async ({ db, clock, access }: Context, key: WebhookKey): Promise<Claimed | number | null> => {
  const known = await findWebhook(db, key);
  if (known === null || !(await mayBeTold(access, known))) return null;
  return db.transaction(async (tx) => {
    await lockNamed(tx, 'webhooks', key.guildId);
    const webhook = await findWebhook(tx, key);
    const message = await findNextMessage(tx, key);
    if (webhook === null || message === null || webhook.offReason !== null) return null;
    const now = clock();
    const dueAt = Math.max(message.nextAt.getTime(), webhook.pausedUntil?.getTime() ?? 0);
    if (dueAt > now.getTime()) return dueAt - now.getTime();
    if (webhook.claimedUntil !== null && webhook.claimedUntil > now) return LOOK_AGAIN_MS;
    if ((await countSending(tx, key.guildId, now)) >= MOST_AT_ONCE) return LOOK_AGAIN_MS;
    if (now.getTime() - message.wantedAt.getTime() > STALE_MS) {
      await updateMessage(tx, key.guildId, message.id, { state: 'failed', problem: 'too_late' });
      return 0;
    }
    await updateWebhook(tx, key, { claimedUntil: new Date(now.getTime() + CLAIM_MS) });
    return { webhook, message };
  });
};

const post = async (
  { db, clock, config, encryption }: Context,
  { webhook: { url, sealedSecret }, message }: Claimed,
  signal: AbortSignal,
): Promise<Attempt> => {
  const body = await webhookBody(db, message);
  const secret = encryption.decrypt(sealedSecret);
  const outgoing = { url, secret, id: eventIdOf(message), body, at: clock() };
  return postWebhook(outgoing, { signal, thisMachine: isThisMachine(new URL(url), config) });
};

/** What is due later is left to the schedule. */
const SOON_MS = 60_000;
/** Then others have their turn. */
const TURN_MS = 1000;

const run = async (context: Context, signal: AbortSignal, key: WebhookKey): Promise<void> => {
  if (context.config.isPublicDemo === true) return;
  const began = performance.now();
  for (;;) {
    const wait = await sendNextMessage(context, key, signal);
    if (wait === null || wait > SOON_MS) return;
    if (wait > 0) throw new JobPostponed(wait);
    if (performance.now() - began < TURN_MS) continue;
    const webhook = await findWebhook(context.db, key);
    if (webhook !== null) await queueSending(context.jobs, context.db, webhook);
    return;
  }
};

export const sendWebhookJob = defineJob<WebhookKey>({
  ...fastQueue,
  title: { en: 'Sending webhooks', ru: 'Отправка вебхуков' },
  atOnce: 16,
  run,
});

export const sendSlowWebhookJob = defineJob<WebhookKey>({
  ...slowQueue,
  title: { en: 'Sending webhooks to slow receivers', ru: 'Отправка вебхуков медленным получателям' },
  atOnce: 8,
  run,
});
