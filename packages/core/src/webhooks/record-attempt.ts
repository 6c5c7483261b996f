import type { WebhookOffReason } from '@famiglia/contract/webhooks/webhooks';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { backoff } from '../platform/retry/backoff.ts';
import type { Attempt } from './post-webhook.ts';
import { giveUpWaiting, lockWebhook, updateMessage, updateWebhook } from './webhook.queries.ts';
import type { MessageRow, WebhookKey, WebhookRow } from './webhook.queries.ts';
import { tellOfWebhook } from './webhooks.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A message is tried so often, over about half a day. */
export const MOST_ATTEMPTS = 12;
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 4 * HOUR_MS;
/** A receiver that fails is left alone for so long, whatever waits for it. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;
/** One that takes longer is slow, and waits as long as it took. */
const SLOW_MS = 2000;
/** Nothing arrived for so long, in so many attempts: the webhook is switched off. */
export const FAILING_MS = 3 * 24 * HOUR_MS;
const FAILING_ATTEMPTS = 10;
const GONE = 410;

interface Recorded {
  key: WebhookKey;
  message: MessageRow;
  attempt: Attempt;
  /** Where it was sent: what happens there tells nothing of another address. */
  url: string;
}

/** Stores how an attempt went, and when message and webhook are tried next. */
export const recordAttempt = async (
  context: Context,
  { key, message, attempt, url }: Recorded,
): Promise<void> => {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, key);
    // Deleted meanwhile, with its log.
    if (webhook === null) return;
    await updateMessage(tx, key.guildId, message.id, messageAfter(message, attempt, now));
    const isSame = webhook.url === url && webhook.offReason === null;
    const after = isSame ? webhookAfter(webhook, attempt, now) : {};
    await updateWebhook(tx, key, { ...after, claimedUntil: null });
    const offReason = isSame ? reasonToStop({ ...webhook, ...after }, attempt, now) : null;
    if (offReason !== null) await switchOff(context, tx, { ...webhook, ...after }, offReason);
    await context.bus.publish(tx, { type: 'webhooks.changed', guildId: key.guildId });
  });
};

const messageAfter = (message: MessageRow, attempt: Attempt, now: Date) => {
  const { status, problem, answer, tookMs, retryAfterMs } = attempt;
  const attempts = message.attempts + 1;
  const tried = { status, problem, answer, tookMs, attempts, triedAt: now };
  if (problem === null) return { ...tried, state: 'delivered' as const };
  if (attempts >= MOST_ATTEMPTS) return { ...tried, state: 'failed' as const };
  const pauseMs = Math.max(retryAfterMs, backoff(attempts - 1, FIRST_RETRY_MS, LONGEST_RETRY_MS));
  return { ...tried, nextAt: new Date(now.getTime() + pauseMs) };
};

const webhookAfter = (
  { failures, failingSince }: WebhookRow,
  { problem, tookMs, retryAfterMs }: Attempt,
  now: Date,
) => {
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  if (problem === null) {
    const isSlow = tookMs > SLOW_MS;
    return { failures: 0, failingSince: null, pausedUntil: isSlow ? later(tookMs) : null, isSlow };
  }
  const pauseMs = Math.max(retryAfterMs, backoff(failures, FIRST_PAUSE_MS, LONGEST_PAUSE_MS));
  return {
    failures: failures + 1,
    failingSince: failingSince ?? now,
    pausedUntil: later(pauseMs),
    isSlow: true,
  };
};

const reasonToStop = (
  { failures, failingSince }: Pick<WebhookRow, 'failures' | 'failingSince'>,
  { status }: Attempt,
  now: Date,
): WebhookOffReason | null => {
  if (status === GONE) return 'gone';
  const isFailing = failingSince !== null && now.getTime() - failingSince.getTime() > FAILING_MS;
  return isFailing && failures >= FAILING_ATTEMPTS ? 'failing' : null;
};

/** By itself: leaders hear of it, and switch it on again when its receiver is repaired. */
const switchOff = async (
  context: Context,
  tx: Transaction,
  webhook: WebhookRow,
  offReason: WebhookOffReason,
): Promise<void> => {
  const { guildId, id, version } = webhook;
  const key = { guildId, webhookId: id };
  await updateWebhook(tx, key, { offReason, version: version + 1 });
  await giveUpWaiting(tx, key);
  await tellOfWebhook(context, tx, 'webhook.switched_off', webhook, null, offReason);
  await requestDelivery(tx, { guildId, kind: 'webhook_off', subject: id });
};
