import type { Event } from '@famiglia/contract/events';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { Fill } from '../../../sign-up/fill.tsx';
import { SignUpRow } from '../../../sign-up/list/sign-up-row.tsx';
import { eventsText } from '../events.text.ts';
import { StatusBadge } from './status-badge.tsx';

export const EventRow = ({ event }: { event: Event }) => {
  const text = useText(eventsText);
  const format = useFormat();
  return (
    <SignUpRow of={event} path="events" name={event.title}>
      <td className="max-md:col-start-1 max-md:row-start-3">
        <Fill of={event} />
      </td>
      <td className="text-right text-muted max-md:col-start-2 max-md:row-start-3 max-md:self-end max-md:text-xs">
        <span className="md:hidden">{text.reserve} </span>
        {format.number(event.reserve_count)}
      </td>
      <td className="text-right text-muted max-md:hidden">
        {event.reward > 0 ? format.delta(event.reward) : '—'}
      </td>
      <td className="max-md:col-start-2 max-md:row-start-1 max-md:text-right md:pl-6!">
        <StatusBadge status={event.status} />
      </td>
    </SignUpRow>
  );
};
