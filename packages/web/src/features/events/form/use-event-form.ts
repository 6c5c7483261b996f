import { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { EventDetails } from '@famiglia/contract/events/events';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { useSignUpForm } from '../../../entities/roster/form/use-sign-up-form.ts';
import { copyDraftOf, draftFieldOf, draftOf, newDraft, problemsOf, requestOf } from './event-draft.ts';

/** What the form is about: a new event, a copy of one, or the change of one. */
export interface EventFormSubject {
  event?: EventDetails | undefined;
  copyOf?: EventDetails | undefined;
}

/** Creates or edits an event. */
export const useEventForm = ({ event, copyOf }: EventFormSubject, onDone: (saved: EventDetails) => void) => {
  const { id: guildId, time_zone: zone } = useCurrentGuild();
  const fresh = () => (copyOf ? copyDraftOf(copyOf, zone) : newDraft(zone, new Date()));
  return useSignUpForm({
    name: `event:${guildId}:${event?.id ?? (copyOf ? `copy:${copyOf.id}` : 'new')}`,
    of: event,
    draftOf: (of) => (of ? draftOf(of, zone) : fresh()),
    problemsOf: (draft) => problemsOf(draft, zone),
    fieldOf: draftFieldOf,
    send: (draft, { version, of }) =>
      of
        ? callApi(eventRoutes.update, {
            reward: of.reward,
            reminders_minutes: of.reminders_minutes,
            ...requestOf(draft, zone),
            guildId,
            eventId: of.id,
            version,
          })
        : callApi(eventRoutes.create, { ...requestOf(draft, zone), guildId }),
    touches: guildKey(guildId, 'events'),
    onDone,
  });
};
