import { lookOf } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { changeSlots } from '@famiglia/core/events/change-slots';
import { eventRosterKind } from '@famiglia/core/events/event-roster';
import { findEvent } from '@famiglia/core/events/event.queries';
import { editEvent } from '@famiglia/core/events/edit-event';
import { readEventDetails } from '@famiglia/core/events/get-events';
import { finishEvent } from '@famiglia/core/events/finish-event';
import { listVoiceSightings } from '@famiglia/core/events/list-voice-sightings';
import type { DiscordGatheringKind } from '../rosters/discord-roster-kind.ts';
import { withSlots } from '../rosters/parse-squads.ts';

/** Events as a kind of roster. */
export const eventKind: DiscordGatheringKind = {
  ...eventRosterKind,
  feature: 'mp',
  channel: 'events',
  right: 'events.manage',
  load: async (db, guildId, rosterId) => {
    const row = await findEvent(db, guildId, rosterId);
    if (row === null) return null;
    const { event, fightKind, kindPictureId } = row;
    return {
      ...event,
      ...lookOf(event, fightKind),
      pictureId: event.pictureId ?? kindPictureId ?? null,
      kindName: fightKind?.name ?? null,
      leaderId: event.createdBy,
    };
  },
  lead: {
    changeSlots: async (context, actor, { guildId, rosterId, slots, version }) =>
      byRoute(eventRoutes.changeSlots, changeSlots)(context, actor, {
        guildId,
        eventId: rosterId,
        slots,
        // A form that an older version of the bot opened has no version: it replaces whatever is stored.
        version: version ?? (await readEventDetails(context.db, guildId, rosterId)).version,
      }),
    readTimes: async (db, { guildId, rosterId }) => {
      const now = await readEventDetails(db, guildId, rosterId);
      return {
        remindersMinutes: now.reminders_minutes,
        cutoffMinutes: now.cutoff_minutes,
        pingRoleId: now.ping_role_id,
        pingAgainMinutes: now.ping_again_minutes,
        thread: now.thread,
      };
    },
    setTimes: async (context, actor, { guildId, rosterId, ...times }) =>
      editEvent(context, actor, { guildId, eventId: rosterId }, times),
    setAnswers: async (context, actor, { guildId, rosterId, moreAnswers }) =>
      editEvent(context, actor, { guildId, eventId: rosterId }, { moreAnswers }),
    setSquads: async (context, actor, { guildId, rosterId, squads, version }) =>
      editEvent(context, actor, { guildId, eventId: rosterId }, { ...withSlots(squads), version }),
  },
  attendance: {
    sightings: async (context, actor, { guildId, rosterId }) =>
      (await listVoiceSightings(context, actor, { guildId, eventId: rosterId })).items,
    finish: async ({ bot, actor }, { rosterId: eventId, ...marks }) =>
      byRoute(eventRoutes.finish, finishEvent)(bot.context, actor, { ...marks, eventId }),
  },
};
