import { calendarRoutes } from '@famiglia/contract/events/calendar';
import { eventPictureRoutes } from '@famiglia/contract/events/event-pictures';
import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { eventGroupCodeRoutes } from '@famiglia/contract/rosters/group-code';
import { eventLineUpRoutes } from '@famiglia/contract/rosters/line-up-routes';
import { createCalendarFeed } from '@famiglia/core/calendar/create-calendar-feed';
import { downloadCalendar } from '@famiglia/core/calendar/download-calendar';
import { getCalendarFeed, revokeCalendarFeed } from '@famiglia/core/calendar/calendar-feed';
import { addParticipant } from '@famiglia/core/rosters/add-participant';
import { askUnanswered } from '@famiglia/core/rosters/ask-unanswered';
import { cancelRoster } from '@famiglia/core/rosters/cancel-roster';
import { checkPosting } from '@famiglia/core/rosters/check-posting';
import { closeRoster } from '@famiglia/core/rosters/close-roster';
import { changeSlots } from '@famiglia/core/events/change-slots';
import { createEvent } from '@famiglia/core/events/create-event';
import { addEventPicture, getEventPicture } from '@famiglia/core/events/event-pictures';
import { eventRoster, eventRosterKind } from '@famiglia/core/events/event-roster';
import { finishEvent } from '@famiglia/core/events/finish-event';
import { getEvent, listEvents } from '@famiglia/core/events/get-events';
import { explainParticipant } from '@famiglia/core/rosters/explain-participant';
import { listParticipants } from '@famiglia/core/rosters/list-participants';
import { listVoiceSightings } from '@famiglia/core/events/list-voice-sightings';
import { getGroupCode, setGroupCode } from '@famiglia/core/rosters/group-code';
import { callMissing, getLineUp, replaceMissing } from '@famiglia/core/rosters/line-up';
import { listUnanswered } from '@famiglia/core/rosters/list-unanswered';
import { pinParticipant } from '@famiglia/core/rosters/pin-participant';
import { previewSorting } from '@famiglia/core/events/preview-sorting';
import { removeParticipant } from '@famiglia/core/rosters/remove-participant';
import { reopenRoster } from '@famiglia/core/rosters/reopen-roster';
import { undoFinish } from '@famiglia/core/rosters/undo-finish';
import { updateEvent } from '@famiglia/core/events/update-event';
import { serve } from '../http/served-route.ts';

export const servedEventRoutes = [
  serve(eventRoutes.list, listEvents),
  serve(eventRoutes.get, getEvent),
  serve(eventRoutes.participants, async (context, actor, input) =>
    listParticipants(context, actor, eventRoster(input)),
  ),
  serve(eventRoutes.explain, async (context, actor, { userId, ...event }) =>
    explainParticipant(context, actor, { ...eventRoster(event), userId }),
  ),
  serve(eventRoutes.posting, async (context, actor, { guildId }) =>
    checkPosting(context, actor, { kind: eventRosterKind, guildId }),
  ),
  serve(eventRoutes.create, createEvent),
  serve(eventRoutes.update, updateEvent),
  serve(eventRoutes.close, async (context, actor, input) => closeRoster(context, actor, eventRoster(input))),
  serve(eventRoutes.cancel, async (context, actor, { reason, ...event }) =>
    cancelRoster(context, actor, { ...eventRoster(event), reason }),
  ),
  serve(eventRoutes.finish, finishEvent),
  serve(eventRoutes.undoFinish, async (context, actor, input) =>
    undoFinish(context, actor, eventRoster(input)),
  ),
  serve(eventRoutes.reopen, async (context, actor, input) =>
    reopenRoster(context, actor, eventRoster(input)),
  ),
  serve(eventRoutes.changeSlots, changeSlots),
  serve(eventRoutes.add, async (context, actor, { userId, reserve, squadId: squad, ...event }) =>
    addParticipant(context, actor, { ...eventRoster(event), userId, reserve, squad }),
  ),
  serve(eventRoutes.remove, async (context, actor, { userId, ...event }) =>
    removeParticipant(context, actor, { ...eventRoster(event), userId }),
  ),
  serve(eventRoutes.pin, async (context, actor, { userId, pinned, squadId: squad, ...event }) =>
    pinParticipant(context, actor, { ...eventRoster(event), userId, pinned, squad }),
  ),
  serve(eventRoutes.unanswered, async (context, actor, input) =>
    listUnanswered(context, actor, eventRoster(input)),
  ),
  serve(eventRoutes.askUnanswered, async (context, actor, input) =>
    askUnanswered(context, actor, eventRoster(input)),
  ),
  serve(eventGroupCodeRoutes.get, async (context, actor, input) =>
    getGroupCode(context, actor, eventRoster(input)),
  ),
  serve(eventGroupCodeRoutes.set, async (context, actor, { code, send, version, ...event }) =>
    setGroupCode(context, actor, { ...eventRoster(event), code, send, version }),
  ),
  serve(eventLineUpRoutes.get, async (context, actor, input) =>
    getLineUp(context, actor, eventRoster(input)),
  ),
  serve(eventLineUpRoutes.call, async (context, actor, input) =>
    callMissing(context, actor, eventRoster(input)),
  ),
  serve(eventLineUpRoutes.replace, async (context, actor, { userIds, ...event }) =>
    replaceMissing(context, actor, { ...eventRoster(event), userIds }),
  ),
  serve(eventRoutes.voice, listVoiceSightings),
  serve(eventRoutes.previewSorting, previewSorting),
  serve(eventPictureRoutes.add, addEventPicture),
  serve(eventPictureRoutes.get, getEventPicture),
  serve(calendarRoutes.get, getCalendarFeed),
  serve(calendarRoutes.create, createCalendarFeed),
  serve(calendarRoutes.revoke, revokeCalendarFeed),
  serve(calendarRoutes.download, downloadCalendar),
];
