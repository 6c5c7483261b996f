import { eventRoutes } from '@famiglia/contract/event-routes';
import { requireGuildAccess } from '@famiglia/core/guilds/access/require-guild-access';
import { addParticipant } from '@famiglia/core/gatherings/events/add-participant';
import { cancelEvent } from '@famiglia/core/gatherings/events/cancel-event';
import { changeSlots } from '@famiglia/core/gatherings/events/change-slots';
import { closeEvent } from '@famiglia/core/gatherings/events/close-event';
import { eventRoster } from '@famiglia/core/gatherings/events/event-roster';
import { findEvent } from '@famiglia/core/gatherings/events/event.queries';
import { findMyPlace } from '@famiglia/core/gatherings/events/find-my-place';
import { pinParticipant } from '@famiglia/core/gatherings/events/pin-participant';
import { removeParticipant } from '@famiglia/core/gatherings/events/remove-participant';
import { setReminders } from '@famiglia/core/gatherings/events/set-reminders';
import { signUp } from '@famiglia/core/gatherings/events/sign-up';
import type { RosterKind } from '../rosters/roster-kind.ts';

/** Events as the rosters of the bot know them. */
export const eventKind: RosterKind = {
  name: 'event',
  feature: 'mp',
  channel: 'events',
  load: async (db, guildId, rosterId) => {
    const row = await findEvent(db, guildId, rosterId);
    return row === null ? null : { ...row.event, leaderId: row.event.createdBy };
  },
  signUp: async (context, actor, { rosterId, ...input }) =>
    signUp(context, actor, { ...input, eventId: rosterId }),
  roster: eventRoster,
  findMyPlace: async (context, actor, { guildId, rosterId }) =>
    findMyPlace(context, actor, { guildId, eventId: rosterId }),
  requireLeader: async (context, actor, { guildId }) =>
    requireGuildAccess(context, actor, guildId, eventRoutes.update.access),
  lead: {
    close: async (context, actor, { guildId, rosterId }) =>
      closeEvent(context, actor, { guildId, eventId: rosterId }),
    cancel: async (context, actor, { guildId, rosterId, reason }) =>
      cancelEvent(context, actor, { guildId, eventId: rosterId, reason }),
    changeSlots: async (context, actor, { guildId, rosterId, slots }) =>
      changeSlots(context, actor, { guildId, eventId: rosterId, slots }),
    setReminders: async (context, actor, { guildId, rosterId, minutes }) =>
      setReminders(context, actor, { guildId, eventId: rosterId, minutes }),
    add: async (context, actor, { guildId, rosterId, userId, reserve }) =>
      addParticipant(context, actor, { guildId, eventId: rosterId, user_id: userId, reserve }),
    remove: async (context, actor, { guildId, rosterId, userId }) =>
      removeParticipant(context, actor, { guildId, eventId: rosterId, userId }),
    pin: async (context, actor, { guildId, rosterId, userId, pinned }) =>
      pinParticipant(context, actor, { guildId, eventId: rosterId, userId, pinned }),
  },
};
