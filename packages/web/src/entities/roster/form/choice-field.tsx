import { Select } from '../../../shared/ui/select.tsx';
import type { Choice } from './switches-draft.ts';

interface ChoiceFieldProps {
  text: { label: string; hint: string; asInSettings: string; yes: string; no: string };
  value: Choice;
  onChange: (choice: Choice) => void;
  isNew: boolean;
}

/** A switch of a sign-up; for a new one the guild's settings can decide. */
export const ChoiceField = ({ text, value, onChange, isNew }: ChoiceFieldProps) => {
  const offered: Choice[] = isNew ? ['', 'yes', 'no'] : ['yes', 'no'];
  const labels = { '': text.asInSettings, yes: text.yes, no: text.no };
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span aria-hidden className="font-medium">
        {text.label}
      </span>
      <Select
        label={text.label}
        value={value}
        options={offered.map((one) => ({ value: one, label: labels[one] }))}
        onChange={onChange}
      />
      <p className="text-xs text-pretty text-muted">{text.hint}</p>
    </div>
  );
};
