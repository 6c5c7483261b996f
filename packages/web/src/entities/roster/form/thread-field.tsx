import { useText } from '../../../shared/language/use-text.ts';
import { Select } from '../../../shared/ui/select.tsx';
import type { ThreadChoice } from './thread-draft.ts';
import { threadText } from './thread.text.ts';

interface ThreadFieldProps {
  value: ThreadChoice;
  onChange: (thread: ThreadChoice) => void;
  isNew: boolean;
}

/** Whether those selected get a private thread below the sign-up. */
export const ThreadField = ({ value, onChange, isNew }: ThreadFieldProps) => {
  const text = useText(threadText);
  const offered: ThreadChoice[] = isNew ? ['', 'yes', 'no'] : ['yes', 'no'];
  const labels = { '': text.asInSettings, yes: text.yes, no: text.no };
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span aria-hidden className="font-medium">
        {text.thread}
      </span>
      <Select
        label={text.thread}
        value={value}
        options={offered.map((one) => ({ value: one, label: labels[one] }))}
        onChange={onChange}
      />
      <p className="text-xs text-pretty text-muted">{text.hint}</p>
    </div>
  );
};
