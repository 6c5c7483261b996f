import type { Event } from '@famiglia/contract/events';
import { useText } from '../../../language/use-text.ts';
import { SignUpTable } from '../../../sign-up/list/sign-up-table.tsx';
import { eventsText } from '../events.text.ts';
import { EventRow } from './event-row.tsx';

export const EventsTable = ({ events, stale }: { events: readonly Event[]; stale: boolean }) => {
  const text = useText(eventsText);
  const columns = [
    { name: text.event },
    { name: text.when, className: 'w-[30%]' },
    { name: text.places, className: 'w-32' },
    { name: text.reserve, className: 'w-20 text-right' },
    { name: text.reward, className: 'w-22 text-right' },
    { name: text.status, className: 'w-39 pl-6!' },
  ];
  return (
    <SignUpTable columns={columns} stale={stale}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </SignUpTable>
  );
};
