import { calendarRoutes } from '@famiglia/contract/calendar';
import { eventRoutes } from '@famiglia/contract/event-routes';
import { createCalendarFeed } from '@famiglia/core/gatherings/calendar/create-calendar-feed';
import { downloadCalendar } from '@famiglia/core/gatherings/calendar/download-calendar';
import { getCalendarFeed } from '@famiglia/core/gatherings/calendar/get-calendar-feed';
import { revokeCalendarFeed } from '@famiglia/core/gatherings/calendar/revoke-calendar-feed';
import { addParticipant } from '@famiglia/core/gatherings/events/add-participant';
import { cancelEvent } from '@famiglia/core/gatherings/events/cancel-event';
import { changeSlots } from '@famiglia/core/gatherings/events/change-slots';
import { closeEvent } from '@famiglia/core/gatherings/events/close-event';
import { createEvent } from '@famiglia/core/gatherings/events/create-event';
import { finishEvent } from '@famiglia/core/gatherings/events/finish-event';
import { getEvent } from '@famiglia/core/gatherings/events/get-event';
import { listEvents } from '@famiglia/core/gatherings/events/list-events';
import { listParticipants } from '@famiglia/core/gatherings/events/list-participants';
import { listVoiceSightings } from '@famiglia/core/gatherings/events/list-voice-sightings';
import { pinParticipant } from '@famiglia/core/gatherings/events/pin-participant';
import { previewSorting } from '@famiglia/core/gatherings/events/preview-sorting';
import { removeParticipant } from '@famiglia/core/gatherings/events/remove-participant';
import { updateEvent } from '@famiglia/core/gatherings/events/update-event';
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
