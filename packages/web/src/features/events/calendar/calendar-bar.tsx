import { ChevronLeft, ChevronRight } from '../../../shared/ui/icons.ts';
import { useNavigate } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { eventsText } from '../events.text.ts';
import { useEventFilters } from '../list/use-event-filters.ts';

interface CalendarBarProps {
  title: string;
  unit: 'Month' | 'Week';
  /** Days of the previous, the next and the current period. */
  previous: string;
  next: string;
  isNow: boolean;
}

export const CalendarBar = ({ title, unit, previous, next, isNow }: CalendarBarProps) => {
  const text = useText(eventsText);
  const navigate = useNavigate();
  const { addressWith } = useEventFilters();
  const go = (day: string | undefined) => void navigate(addressWith({ day }), { preventScrollReset: true });
  return (
    <div className="mb-3 flex items-center gap-1">
      <h2 className="mr-auto text-base font-semibold first-letter:uppercase">{title}</h2>
      <Button disabled={isNow} onClick={() => go(undefined)}>
        {text.today}
      </Button>
      <IconButton label={text[`previous${unit}`]} onClick={() => go(previous)}>
        <ChevronLeft aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={text[`next${unit}`]} onClick={() => go(next)}>
        <ChevronRight aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
};
