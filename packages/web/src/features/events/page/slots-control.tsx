import { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { EventDetails } from '@famiglia/contract/events/events';
import { Minus, Plus } from '../../../shared/ui/icons.ts';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useEventChange } from '../queries.ts';
import { eventText } from './event.text.ts';

const MAX_SLOTS = 500;
/** Several presses are one call, because each change recomputes all places. */
const PAUSE_MS = 500;

interface Wanted {
  slots: number;
  /** What the person saw at the first press. */
  version: number;
}

/** The number of slots, with buttons for a leader while the sign-up is open. */
export const SlotsControl = ({ event, mayChange }: { event: EventDetails; mayChange: boolean }) => {
  const text = useText(eventText);
  const format = useFormat();
  const { mutate } = useEventChange(eventRoutes.changeSlots);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { id: eventId, slots: present } = event;
  const slots = wanted?.slots ?? present;
  // Several presses change what the first one saw.
  const want = (next: number) =>
    setWanted((now) => ({ slots: next, version: now?.version ?? event.version }));

  useEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(
      () =>
        mutate(
          { eventId, ...wanted },
          {
            onError: (error) => toast.error(errorDetail(error)),
            // A press meanwhile is a newer value and is sent next, on top of what was saved.
            onSettled: (saved) =>
              setWanted((now) =>
                now === null || now === wanted || saved === undefined
                  ? null
                  : { ...now, version: saved.version },
              ),
          },
        ),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, eventId, mutate]);

  return (
    <span className="flex items-center gap-1">
      <output className="mr-auto text-lg font-semibold">
        {format.number(event.main_count)}
        <span className="font-normal text-faint"> / {format.number(slots)}</span>
      </output>
      {mayChange ? (
        <>
          <IconButton label={text.fewer} disabled={slots <= 1} onClick={() => want(slots - 1)}>
            <Minus aria-hidden className="size-4" />
          </IconButton>
          <IconButton label={text.moreSlots} disabled={slots >= MAX_SLOTS} onClick={() => want(slots + 1)}>
            <Plus aria-hidden className="size-4" />
          </IconButton>
        </>
      ) : null}
    </span>
  );
};
