import type { Event } from '@famiglia/contract/events';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import { eventsText } from '../features/events/events.text.ts';
import { FillBar } from '../ui/fill-bar.tsx';

/** "18 / 25" over a bar: how many of the places are taken. */
export const Fill = ({ event }: { event: Pick<Event, 'main_count' | 'slots'> }) => {
  const text = useText(eventsText);
  const format = useFormat();
  const [taken, slots] = [format.number(event.main_count), format.number(event.slots)];
  return (
    <span className="grid w-full max-w-28 gap-1">
      <span className="sr-only">{text.fill(taken, slots)}</span>
      <span aria-hidden className="whitespace-nowrap">
        <span className="font-medium">{taken}</span> <span className="text-faint">/ {slots}</span>
      </span>
      <FillBar share={event.main_count / event.slots} />
    </span>
  );
};
