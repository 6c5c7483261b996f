import { calendarRoutes } from '@famiglia/contract/calendar';
import { eventRoutes } from '@famiglia/contract/event-routes';
import { createCalendarFeed } from '@famiglia/core/calendar/create-calendar-feed';
import { downloadCalendar } from '@famiglia/core/calendar/download-calendar';
import { getCalendarFeed } from '@famiglia/core/calendar/get-calendar-feed';
import { revokeCalendarFeed } from '@famiglia/core/calendar/revoke-calendar-feed';
import { addParticipant } from '@famiglia/core/events/add-participant';
import { cancelEvent } from '@famiglia/core/events/cancel-event';
import { changeSlots } from '@famiglia/core/events/change-slots';
import { closeEvent } from '@famiglia/core/events/close-event';
import { createEvent } from '@famiglia/core/events/create-event';
import { finishEvent } from '@famiglia/core/events/finish-event';
import { getEvent } from '@famiglia/core/events/get-event';
import { listEvents } from '@famiglia/core/events/list-events';
import { listParticipants } from '@famiglia/core/events/list-participants';
import { listVoiceSightings } from '@famiglia/core/events/list-voice-sightings';
import { pinParticipant } from '@famiglia/core/events/pin-participant';
import { previewSorting } from '@famiglia/core/events/preview-sorting';
import { removeParticipant } from '@famiglia/core/events/remove-participant';
import { updateEvent } from '@famiglia/core/events/update-event';
import { serve } from '../http/served-route.ts';

export const servedEventRoutes = [
  serve(eventRoutes.list, listEvents),
  serve(eventRoutes.get, getEvent),
  serve(eventRoutes.participants, listParticipants),
  serve(eventRoutes.create, createEvent),
  serve(eventRoutes.update, updateEvent),
  serve(eventRoutes.close, closeEvent),
  serve(eventRoutes.cancel, cancelEvent),
  serve(eventRoutes.finish, finishEvent),
  serve(eventRoutes.changeSlots, changeSlots),
  serve(eventRoutes.add, addParticipant),
  serve(eventRoutes.remove, removeParticipant),
  serve(eventRoutes.pin, pinParticipant),
  serve(eventRoutes.voice, listVoiceSightings),
  serve(eventRoutes.previewSorting, previewSorting),
  serve(calendarRoutes.get, getCalendarFeed),
  serve(calendarRoutes.create, createCalendarFeed),
  serve(calendarRoutes.revoke, revokeCalendarFeed),
  serve(calendarRoutes.download, downloadCalendar),
];
