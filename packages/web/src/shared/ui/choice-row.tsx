import { classes } from '../lib/classes.ts';

interface ChoiceRowProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** For a narrow place. */
  tight?: boolean;
}

/** A few choices side by side, the current one raised. */
export const ChoiceRow = <Value extends string>({
  label,
  value,
  options,
  onChange,
  tight = false,
}: ChoiceRowProps<Value>) => (
  <fieldset className="flex min-w-0 flex-wrap gap-1 rounded-sm border border-line-strong p-0.5">
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        className={classes(
          'min-h-10 flex-1 rounded-sm font-medium whitespace-nowrap transition-colors duration-(--quick) md:min-h-7.5',
          tight ? 'px-1' : 'px-2 md:px-3',
          option.value === value ? 'bg-selected text-text' : 'text-muted hover:text-text',
        )}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
