import { Check, X } from '../../ui/icons.ts';
import { useText } from '../../language/use-text.ts';
import { liveRosterText } from './live-roster.text.ts';

/** Whether somebody came, once that was marked. */
export const AttendedMark = ({ attended }: { attended: boolean }) => {
  const text = useText(liveRosterText);
  const Icon = attended ? Check : X;
  return (
    <span title={attended ? text.came : text.absent} className={attended ? 'text-good' : 'text-bad'}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{attended ? text.came : text.absent}</span>
    </span>
  );
};
