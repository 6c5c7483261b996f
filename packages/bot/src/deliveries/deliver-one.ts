import { setMaxListeners } from 'node:events';
import type { DeliveryProblem } from '@famiglia/contract/deliveries/delivery-problems';
import {
  claimDelivery,
  failDelivery,
  finishDelivery,
  forgetMessages,
  postponeDelivery,
} from '@famiglia/core/deliveries/delivery.queries';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import type { DeliveryKey } from '@famiglia/core/deliveries/request-delivery';
import type { Context } from '@famiglia/core/platform/context';
import type { Queryable } from '@famiglia/core/platform/db/database';
import { backoff } from '@famiglia/core/platform/retry/backoff';
import { CircuitOpen } from '@famiglia/core/platform/discord/circuit';
import { retryOnDisconnect } from '@famiglia/core/rosters/retry-on-disconnect';
import { StorageUnavailable } from '@famiglia/core/platform/storage/storage';
import { JobPostponed } from '@famiglia/core/platform/jobs/job-postponed';
import { RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../bot.ts';
import { isDiscordError } from '../kit/discord/is-discord-error.ts';
import type { DeletedMessages } from './deleted-messages.ts';
import type { FeatureDelivery, Outcome } from './delivery-kind.ts';

/** A dead process is noticed after this time. */
const CLAIM_MS = 15_000;
/** The rest of the claim is enough to finish the current step. */
const RUN_MS = 12_000;
/** The pause after an obstacle that only a person can remove. Most removals are noticed earlier, by a bus event. */
const OBSTACLE_PAUSE_MS = 5 * 60 * 1000;
/** However long Discord wants to be left alone, it is asked again after an hour. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;
/** Failures in a row before the guild's leaders see it, and before the bot stops trying: about an hour. */
const FAILURES_UNTIL_SHOWN = 3;
const MAX_ATTEMPTS = 20;

interface Around {
  stopping: AbortSignal;
  deleted: Pick<DeletedMessages, 'has'>;
}

/**
 * Claims one delivery if it is due, runs it and records how it ended. Tells whether the rest of it can go on at once.
 * Never throws: a delivery whose end could not be recorded is taken up again after its claim.
 */
export const deliverOne = async (
  bot: Bot,
  feature: FeatureDelivery,
  key: DeliveryKey,
  { stopping, deleted }: Around,
): Promise<'at once' | undefined> => {
  const { context, log } = bot;
  try {
    const delivery = await claimDelivery(context.db, key, CLAIM_MS);
    if (delivery === null) return undefined;
    try {
      const outcome = await run(bot, feature, delivery, stopping);
      await record(bot, delivery, outcome);
      if (feature.staysPosted === true) await postAgain(bot, delivery, outcome, deleted);
    } catch (error) {
      if (!stopping.aborted) return await recordFailure(bot, delivery, error);
      // Stopping the process is no failure: the next process continues at once.
      await postponeDelivery(context.db, delivery, 0);
    }
  } catch (error) {
    log.warn({ err: error, delivery: key }, 'the end of a delivery could not be recorded; it is tried again');
  }
  return undefined;
};

const run = async (
  bot: Bot,
  feature: FeatureDelivery,
  delivery: Delivery,
  stopping: AbortSignal,
): Promise<Outcome> => {
  // AbortSignal.timeout() would not do: inside a joined signal it is garbage-collected before it fires.
  const overtime = new AbortController();
  const timer = setTimeout(() => overtime.abort(), RUN_MS);
  setMaxListeners(0, stopping);
  try {
    return (await feature.deliver(bot, delivery, AbortSignal.any([stopping, overtime.signal]))) ?? {};
  } finally {
    clearTimeout(timer);
  }
};

const record = async ({ context }: Bot, delivery: Delivery, outcome: Outcome): Promise<void> => {
  if (!('problem' in outcome)) {
    await retryOnDisconnect(async () => finishDelivery(context.db, delivery, outcome.shown));
    if (delivery.problem !== null) await tellPanels(context, context.db, delivery);
    return;
  }
  const { problem, gaveUp = false, noted } = outcome;
  await context.db.transaction(async (tx) => {
    const retryMs = gaveUp ? null : OBSTACLE_PAUSE_MS;
    await failDelivery(tx, delivery, { problem, attempts: 0, retryMs });
    if (delivery.problem === problem) return;
    await noted?.(tx);
    await tellPanels(context, tx, delivery);
  });
};

/** Somebody deleted the message before its id was noted, so that nobody knew whose it was. */
const postAgain = async (
  { context }: Bot,
  { guildId, kind }: Delivery,
  outcome: Outcome,
  deleted: Around['deleted'],
): Promise<void> => {
  const messageId = 'shown' in outcome ? outcome.shown?.messageId : undefined;
  if (messageId && deleted.has(messageId))
    await forgetMessages(context.db, { guildId, kinds: [kind] }, { messageIds: [messageId] });
};

const tellPanels = async ({ bus }: Context, db: Queryable, { guildId }: Delivery): Promise<void> =>
  bus.publish(db, { type: 'deliveries.changed', guildId });

const recordFailure = async (
  { context, log }: Bot,
  delivery: Delivery,
  error: unknown,
): Promise<'at once' | undefined> => {
  const pauseMs = pauseOf(error);
  if (pauseMs !== null && error instanceof RateLimitError && pauseMs > OBSTACLE_PAUSE_MS) {
    const limited = { problem: 'rate_limited', attempts: delivery.attempts, retryMs: pauseMs } as const;
    await retryOnDisconnect(async () => failDelivery(context.db, delivery, limited));
    if (delivery.problem !== 'rate_limited') await tellPanels(context, context.db, delivery);
    return undefined;
  }
  if (pauseMs !== null) {
    await retryOnDisconnect(async () => postponeDelivery(context.db, delivery, pauseMs));
    return pauseMs === 0 ? 'at once' : undefined;
  }
  const { guildId, kind, subject } = delivery;
  const attempts = delivery.attempts + 1;
  const about = { err: error, guildId, kind, subject, attempts };
  // A picture may come back hours later, with the storage or from a backup.
  const gaveUp = attempts >= MAX_ATTEMPTS && !(error instanceof StorageUnavailable);
  if (gaveUp) log.error(about, 'a delivery failed for good');
  else log.warn(about, 'a delivery failed; it is tried again');
  const problem = attempts >= FAILURES_UNTIL_SHOWN ? problemOf(error) : delivery.problem;
  const retryMs = gaveUp ? null : backoff(attempts - 1, undefined, OBSTACLE_PAUSE_MS);
  await retryOnDisconnect(async () => failDelivery(context.db, delivery, { problem, attempts, retryMs }));
  if (problem !== delivery.problem || retryMs === null) await tellPanels(context, context.db, delivery);
  return undefined;
};

/** How long to wait where nothing failed: Discord's rate limit, an outage, or the time of the run is over. */
const pauseOf = (error: unknown): number | null => {
  if (error instanceof RateLimitError) return Math.min(error.retryAfter, LONGEST_WAIT_MS);
  if (error instanceof CircuitOpen) return error.retryAfterMs;
  return error instanceof JobPostponed ? error.delayMs : null;
};

const problemOf = (error: unknown): DeliveryProblem => {
  if (error instanceof StorageUnavailable) return 'picture_unavailable';
  if (isDiscordError(error, [RESTJSONErrorCodes.UnknownChannel])) return 'channel_gone';
  const refused = [RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.MissingPermissions];
  return isDiscordError(error, refused) ? 'missing_permissions' : 'discord_failed';
};
