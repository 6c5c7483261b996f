import { changeSlots } from '@famiglia/core/gatherings/events/change-slots';
import { eventRosterKind } from '@famiglia/core/gatherings/events/event-roster';
import { findEvent } from '@famiglia/core/gatherings/events/event.queries';
import { setReminders } from '@famiglia/core/gatherings/events/set-reminders';
import type { DiscordRosterKind } from '../rosters/discord-roster-kind.ts';

/** Events as a kind of roster. */
export const eventKind: DiscordRosterKind = {
  ...eventRosterKind,
  feature: 'mp',
  channel: 'events',
  load: async (db, guildId, rosterId) => {
    const row = await findEvent(db, guildId, rosterId);
    return row === null ? null : { ...row.event, leaderId: row.event.createdBy };
  },
  lead: {
    changeSlots: async (context, actor, { guildId, rosterId, slots }) =>
      changeSlots(context, actor, { guildId, eventId: rosterId, slots }),
    setReminders: async (context, actor, { guildId, rosterId, minutes }) =>
      setReminders(context, actor, { guildId, eventId: rosterId, minutes }),
  },
};
