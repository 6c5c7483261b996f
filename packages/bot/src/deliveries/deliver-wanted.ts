import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import type { DeliveryKind } from '@famiglia/contract/deliveries/delivery-kinds';
import {
  findDueDeliveries,
  findNextDelivery,
  rearmDeliveries,
  mergeRequests,
} from '@famiglia/core/deliveries/delivery.queries';
import type { DeliveryKey } from '@famiglia/core/deliveries/request-delivery';
import { atIntervals } from '@famiglia/core/platform/timers/at-intervals';
import type { Bot } from '../bot.ts';
import { deliverOne } from './deliver-one.ts';
import type { DeletedMessages } from './deleted-messages.ts';
import type { FeatureDelivery } from './delivery-kind.ts';
import { createFairLimit } from '../kit/fair-limit.ts';
import { createPacedQueue } from './paced-queue.ts';

/** How exact a retry is. */
const CHECK_EVERY_MS = 2000;
/** How soon something is found that no bus event announced. */
const ASK_MS = 6000;
/** The rest is found by the next look. */
const MAX_PER_CHECK = 500;
const CONCURRENCY = 8;

/**
 * Delivers the requested deliveries of this bot's guilds. A bus event starts a delivery at once; a regular look finds
 * what a lost event announced, what is due again, and what a dead process left. Guilds of another shard are left to its
 * process. Returns a function that starts nothing new and waits for what runs.
 */
export const deliverWanted = (
  bot: Bot,
  kinds: readonly FeatureDelivery[],
  deleted: Pick<DeletedMessages, 'has'>,
): (() => Promise<void>) => {
  const { context, client, log } = bot;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const queues = new Map<DeliveryKind, ReturnType<typeof createPacedQueue>>();

  let changes = 0;
  /** Nothing is due before that time, unless something changes. */
  let quiet = { changes, until: 0 };
  const isQuiet = (): boolean => quiet.changes === changes && performance.now() < quiet.until;

  const ask = ({ guildId, kind, subject }: DeliveryKey): void => {
    if (client.guilds.cache.has(guildId)) queues.get(kind)?.ask(`${guildId} ${subject}`);
  };

  for (const feature of kinds) {
    const { kind, atOnce = CONCURRENCY, gatherMs = 0, spacingMs = 0 } = feature;
    const limit = createFairLimit(atOnce);
    const deliver = async (key: DeliveryKey): Promise<void> => {
      if (stopping.signal.aborted || !client.isReady()) return;
      const work = (async () => {
        if ((await deliverOne(bot, feature, key, { stopping: stopping.signal, deleted })) === 'at once')
          ask(key);
      })();
      running.add(work);
      bot.work.add(work);
      await work.finally(() => {
        running.delete(work);
        // It may be due again.
        changes += 1;
      });
    };
    const queue = createPacedQueue({ gatherMs, spacingMs }, async (id, begin) => {
      const [guildId = '', subject = ''] = id.split(' ');
      const key = { guildId, kind, subject };
      // If the turn cannot be awaited, the request itself waits in the queue of discord.js.
      await feature.turn?.(bot, key, stopping.signal).catch(() => undefined);
      await limit(guildId, async () => {
        begin();
        await deliver(key);
      });
    });
    queues.set(kind, queue);
  }

  let looking = false;
  let lookAgain = false;
  const look = async (): Promise<void> => {
    if (!client.isReady() || stopping.signal.aborted) return;
    lookAgain = true;
    if (looking) return;
    looking = true;
    try {
      while (lookAgain) {
        lookAgain = false;
        // Counted before the read, which does not see what changes meanwhile.
        const before = changes;
        const inMs = await findNextDelivery(context.db, bot.shard);
        quiet = { changes: before, until: performance.now() + Math.min(inMs ?? ASK_MS, ASK_MS) };
        if (inMs !== 0) continue;
        const guildIds = [...client.guilds.cache.keys()];
        await mergeRequests(context.db, guildIds);
        for (const key of await findDueDeliveries(context.db, guildIds, MAX_PER_CHECK)) ask(key);
      }
    } catch (error) {
      log.warn({ err: error }, 'what waits for Discord could not be looked through; it is tried again');
    } finally {
      looking = false;
    }
  };

  const hear = async (event: BusEvent): Promise<void> => {
    changes += 1;
    if (event.type === 'deliveries.wanted') {
      ask(event);
      return;
    }
    // A channel, a permission or a setting changed: what could not be delivered may be possible now.
    if ('guildId' in event && client.guilds.cache.has(event.guildId)) {
      await rearmDeliveries(context.db, event.guildId);
      await look();
    }
  };

  const unsubscribe = context.bus.subscribe(
    ['deliveries.wanted', 'channels.changed', 'guild.changed', 'settings.changed'],
    (event) =>
      bot.work.add(hear(event).catch((error: unknown) => log.warn({ err: error }, 'a change passed'))),
  );
  const unsubscribeGap = context.bus.onGap(() => bot.work.add(look()));
  const stopLooking = atIntervals(CHECK_EVERY_MS, () => {
    if (!isQuiet()) bot.work.add(look());
  });
  bot.work.add(look());

  return async () => {
    unsubscribe();
    unsubscribeGap();
    stopLooking();
    for (const queue of queues.values()) queue.stop();
    stopping.abort();
    await Promise.allSettled(running);
  };
};
