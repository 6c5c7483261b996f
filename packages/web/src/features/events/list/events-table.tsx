import type { Event } from '@famiglia/contract/events';
import { useText } from '../../../language/use-text.ts';
import { classes } from '../../../lib/classes.ts';
import { Card } from '../../../ui/card.tsx';
import { eventsText } from '../events.text.ts';
import { EventRow } from './event-row.tsx';

interface EventsTableProps {
  events: readonly Event[];
  /** The rows are of the previous question; the answer to the present one is on its way. */
  stale: boolean;
}

export const EventsTable = ({ events, stale }: EventsTableProps) => {
  const text = useText(eventsText);
  return (
    <Card className={classes('overflow-hidden transition-opacity duration-(--calm)', stale && 'opacity-60')}>
      <table aria-busy={stale} className="w-full table-fixed text-left max-md:block">
        <thead className="border-b border-line text-xs text-muted max-md:sr-only">
          <tr className="h-10 [&>th]:px-3 [&>th]:font-medium">
            <th>{text.event}</th>
            <th className="w-[30%]">{text.when}</th>
            <th className="w-32">{text.places}</th>
            <th className="w-20">{text.reserve}</th>
            <th className="w-20">{text.reward}</th>
            <th className="w-36">{text.status}</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </tbody>
      </table>
    </Card>
  );
};
