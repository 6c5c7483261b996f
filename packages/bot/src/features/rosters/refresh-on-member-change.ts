import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import { findOpenRosters } from '@famiglia/core/rosters/open-roster.queries';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { refreshRoster } from '@famiglia/core/rosters/changeable-roster';
import { Events } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { findKind } from './find-kind.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';

interface Waiting {
  guildId: string;
  /** Whether the message is redrawn even if nobody moves: it shows reputation beside the names. */
  redraw: boolean;
}

/** Reputation and roles often change for many members at once: one refresh of a roster is enough for all of them. */
const GATHER_MS = 300;

/**
 * Refreshes open rosters when members change: new reputation or roles can move a participant, and a
 * participant who leaves the guild frees a place.
 */
export const refreshOnMemberChange =
  (kinds: readonly DiscordRosterKind[]) =>
  (bot: Bot): (() => void) => {
    const { context, client, log } = bot;
    /** By the id of the waiting roster. */
    const waiting = new Map<string, Waiting>();
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;

    const refresh = async (rosterId: string, { guildId, redraw }: Waiting): Promise<void> => {
      try {
        const kind = await findKind(context.db, kinds, guildId, rosterId);
        if (kind !== null) await refreshRoster(context, { kind, guildId, rosterId });
        if (redraw) await requestDelivery(context.db, { guildId, kind: 'roster', subject: rosterId });
      } catch (error) {
        // The roster is over or deleted; after any other error the next click or the closing recomputes it.
        log.debug({ err: error, rosterId }, 'a roster could not follow its people');
      }
    };

    const refreshAll = async (): Promise<void> => {
      timer = undefined;
      const due = [...waiting];
      waiting.clear();
      for (const [rosterId, roster] of due) await refresh(rosterId, roster);
    };

    const note = async (guildId: string, redraw: boolean, userIds?: readonly string[]): Promise<void> => {
      // A guild of another shard is refreshed by another process.
      if (!client.guilds.cache.has(guildId)) return;
      for (const rosterId of await findOpenRosters(context.db, guildId, userIds)) {
        waiting.set(rosterId, { guildId, redraw: redraw || (waiting.get(rosterId)?.redraw ?? false) });
      }
      if (waiting.size > 0 && !stopped) timer ??= setTimeout(() => bot.work.add(refreshAll()), GATHER_MS);
    };

    const hear = (event: BusEvent): void => {
      if (!('guildId' in event)) return;
      const redraw = event.type === 'reputation.changed';
      const noted = note(event.guildId, redraw, 'userIds' in event ? event.userIds : undefined);
      bot.work.add(noted.catch((error: unknown) => log.warn({ err: error }, 'a change of people passed')));
    };

    const stopHearing = context.bus.subscribe(
      ['members.changed', 'reputation.changed', 'access.changed', 'guild.changed'],
      hear,
    );
    /** Events may have been missed while disconnected, so every open roster is refreshed. */
    const catchUp = (): void => {
      for (const guildId of client.guilds.cache.keys()) hear({ type: 'guild.changed', guildId });
    };
    client.once(Events.ClientReady, catchUp);
    const stopGaps = context.bus.onGap(catchUp);
    return () => {
      stopped = true;
      stopHearing();
      stopGaps();
      clearTimeout(timer);
    };
  };
