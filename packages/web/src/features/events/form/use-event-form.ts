import { eventRoutes } from '@famiglia/contract/event-routes';
import type { EventDetails } from '@famiglia/contract/events';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { useEventChange } from '../api/use-event-change.ts';
import type { DraftField, EventDraft } from './event-draft.ts';
import { draftOf, newDraft, problemsOf, requestOf } from './event-draft.ts';

type Problems = Partial<Record<DraftField, string>>;

const FIELDS: ReadonlySet<string> = new Set<DraftField>(['title', 'starts_at', 'slots', 'reward']);

/** Plans a new event or edits one. A save that meets a newer version keeps what was typed and shows theirs. */
export const useEventForm = (event: EventDetails | undefined, onDone: (saved: EventDetails) => void) => {
  const { time_zone: zone } = useCurrentGuild();
  const [draft, setDraft] = useState(() => (event ? draftOf(event, zone) : newDraft(zone, new Date())));
  // What the person began with: the event itself goes on following what others save.
  const [{ version: seen }] = useState(() => event ?? { version: 0 });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
  const [theirs, setTheirs] = useState<EventDetails | null>(null);
  const create = useEventChange(eventRoutes.create);
  const update = useEventChange(eventRoutes.update);

  const refused = (error: Error): void => {
    if (error instanceof ApiError && error.code === 'version_conflict') {
      setTheirs(error.current as EventDetails);
      return;
    }
    const own = error instanceof ApiError ? error.errors.filter(({ field }) => FIELDS.has(field)) : [];
    setProblems(Object.fromEntries(own.map(({ field, message }) => [field, message])));
    if (own.length === 0) setFailure(errorDetail(error));
  };

  const save = (): void => {
    const found = problemsOf(draft, zone);
    setProblems(found);
    setFailure('');
    if (Object.keys(found).length > 0) return;
    const request = requestOf(draft, zone);
    const then = { onSuccess: onDone, onError: refused };
    if (!event) return create.mutate(request, then);
    update.mutate(
      {
        reward: event.reward,
        reminders_minutes: event.reminders_minutes,
        ...request,
        eventId: event.id,
        version: theirs?.version ?? seen,
      },
      then,
    );
  };

  return {
    draft,
    change: (part: Partial<EventDraft>) => setDraft((old) => ({ ...old, ...part })),
    problems,
    failure,
    theirs,
    takeTheirs: () => {
      if (theirs) setDraft(draftOf(theirs, zone));
      setProblems({});
    },
    save,
    saving: create.isPending || update.isPending,
  };
};
