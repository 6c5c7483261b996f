import { useText } from '../../../shared/language/use-text.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { lookText } from './look.text.ts';

interface ScheduledEventFieldProps {
  value: boolean;
  onChange: (scheduledEvent: boolean) => void;
  /** Somebody deleted it in Discord. */
  removed: boolean;
}

/** Whether the event is in Discord's own list of events too. */
export const ScheduledEventField = ({ value, onChange, removed }: ScheduledEventFieldProps) => {
  const text = useText(lookText);
  return (
    <div className="col-span-2 grid min-w-0 gap-1.5">
      <span className="font-medium">{text.scheduledEvent}</span>
      <label className="flex min-h-11 items-center gap-2.5 md:min-h-8">
        <Checkbox checked={value} onChange={(event) => onChange(event.target.checked)} />
        {text.scheduledEventLabel}
      </label>
      <p className="text-xs text-pretty text-muted">
        {removed && !value ? text.removedByHand : text.scheduledEventHint}
      </p>
    </div>
  );
};
