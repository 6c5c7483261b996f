import { eventRoutes } from '@famiglia/contract/event-routes';
import type { EventDetails } from '@famiglia/contract/events';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { useSignUpForm } from '../../../entities/sign-up/form/use-sign-up-form.ts';
import type { DraftField } from './event-draft.ts';
import { draftOf, newDraft, problemsOf, requestOf } from './event-draft.ts';

const FIELDS: readonly DraftField[] = ['title', 'starts_at', 'slots', 'squads', 'reward', 'cutoff_minutes'];

/** Creates or edits an event. */
export const useEventForm = (event: EventDetails | undefined, onDone: (saved: EventDetails) => void) => {
  const { id: guildId, time_zone: zone } = useCurrentGuild();
  return useSignUpForm({
    name: `event:${guildId}:${event?.id ?? 'new'}`,
    of: event,
    draftOf: (of) => (of ? draftOf(of, zone) : newDraft(zone, new Date())),
    problemsOf: (draft) => problemsOf(draft, zone),
    fieldOf: (field) => FIELDS.find((one) => one === field || field.startsWith(`${one}.`)),
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
