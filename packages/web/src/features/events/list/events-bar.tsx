import { EVENT_STATUSES } from '@famiglia/contract/events';
import { CalendarDays, List } from 'lucide-react';
import { useText } from '../../../language/use-text.ts';
import { eventsText } from '../events.text.ts';
import { Segments } from './segments.tsx';
import { useEventFilters } from './use-event-filters.ts';

/** Which events are shown, and how. */
export const EventsBar = () => {
  const text = useText(eventsText);
  const { filters, addressWith } = useEventFilters();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <Segments
        label={text.filter}
        segments={[undefined, ...EVENT_STATUSES].map((status) => ({
          to: addressWith({ status }),
          label: status ? text.filters[status] : text.all,
          current: filters.status === status,
        }))}
      />
      <Segments
        label={text.view}
        segments={[
          {
            to: addressWith({ view: undefined, day: undefined }),
            label: (
              <>
                <List aria-hidden className="size-4" />
                {text.table}
              </>
            ),
            current: filters.view === 'table',
          },
          {
            to: addressWith({ view: 'calendar' }),
            label: (
              <>
                <CalendarDays aria-hidden className="size-4" />
                {text.calendar}
              </>
            ),
            current: filters.view === 'calendar',
          },
        ]}
      />
    </div>
  );
};
