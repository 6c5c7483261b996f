import type { BusEvent } from '@famiglia/contract/bus-events';
import {
  findStaleRosters,
  retryRosterMessages,
} from '@famiglia/core/gatherings/rosters/roster-message.queries';
import { startDueReminders } from '@famiglia/core/gatherings/rosters/roster-reminder.queries';
import type { Bot } from '../bot.ts';
import { deliverNotices } from './deliver-notices.ts';
import { drawRoster } from './draw-roster.ts';
import { findKind } from './find-kind.ts';
import { createRedrawQueue } from './redraw-queue.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';

/** How late a reminder may be, and how soon a change is found that no bus event announced. */
const LOOK_MS = 2000;

/**
 * Keeps Discord in line with the database: draws outdated messages, sends due reminders and pending notices.
 * Bus events start a check; a regular check as well makes it independent of lost events and continues the
 * work of a process that died.
 */
export const syncRosters =
  (kinds: readonly DiscordRosterKind[]) =>
  (bot: Bot): (() => void) => {
    const { context, client, log } = bot;
    const guildOf = new Map<string, string>();
    let looking = false;
    let lookAgain = false;

    const redraws = createRedrawQueue(async (rosterId) => {
      const drawn = draw(rosterId);
      bot.work.add(drawn);
      await drawn;
    });

    const draw = async (rosterId: string): Promise<void> => {
      const guildId = guildOf.get(rosterId);
      guildOf.delete(rosterId);
      if (guildId === undefined || !client.isReady()) return;
      try {
        const kind = await findKind(context.db, kinds, guildId, rosterId);
        if (kind !== null) await drawRoster(bot, kind, guildId, rosterId);
      } catch (error) {
        log.warn({ err: error, rosterId }, 'a roster could not be drawn; it is tried again');
      }
    };

    const ask = (guildId: string, rosterId: string): void => {
      // A guild of another shard is drawn by another process.
      if (!client.guilds.cache.has(guildId)) return;
      guildOf.set(rosterId, guildId);
      redraws.ask(rosterId);
    };

    const look = async (): Promise<void> => {
      if (!client.isReady()) return;
      if (looking) {
        lookAgain = true;
        return;
      }
      looking = true;
      try {
        do {
          lookAgain = false;
          const now = context.clock();
          for (const { guildId, rosterId } of await findStaleRosters(context.db, now)) ask(guildId, rosterId);
          await context.db.transaction(async (tx) => startDueReminders(tx, now));
          await deliverNotices(bot, kinds);
        } while (lookAgain);
      } catch (error) {
        log.warn({ err: error }, 'what waits for Discord could not be looked through; it is tried again');
      } finally {
        looking = false;
      }
    };

    const hear = async (event: BusEvent): Promise<void> => {
      if (event.type === 'events.changed') for (const id of event.eventIds) ask(event.guildId, id);
      else if (event.type === 'capts.changed') for (const id of event.captIds) ask(event.guildId, id);
      // A channel, a permission or a setting changed: a message that could not be posted may be possible now.
      else if ('guildId' in event) await retryRosterMessages(context.db, event.guildId);
      await look();
    };

    const unsubscribe = context.bus.subscribe(
      ['events.changed', 'capts.changed', 'channels.changed', 'guild.changed', 'settings.changed'],
      (event) =>
        bot.work.add(hear(event).catch((error: unknown) => log.warn({ err: error }, 'a change passed'))),
    );
    const timer = setInterval(() => bot.work.add(look()), LOOK_MS);
    return () => {
      unsubscribe();
      clearInterval(timer);
      redraws.stop();
    };
  };
