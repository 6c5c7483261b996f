import { formatCents } from '@famiglia/contract/kit/format-cents';
import { readAmount } from '@famiglia/contract/kit/read-amount';
import { useText } from '../../shared/language/use-text.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { treasuryText } from './treasury.text.ts';

/** What was typed, and which of its readings was chosen where it has two. */
export interface TypedAmount {
  text: string;
  chosen: string | null;
}

export const NO_AMOUNT: TypedAmount = { text: '', chosen: null };

/** The amount in cents; null while it has a problem or nobody has said which reading is meant. */
export const centsOf = ({ text, chosen }: TypedAmount, least = 1n): string | null => {
  const read = readAmount(text);
  if (read.kind === 'cents') return read.cents < least ? null : String(read.cents);
  if (read.kind !== 'doubtful' || chosen === null) return null;
  return read.readings.includes(BigInt(chosen)) ? chosen : null;
};

interface AmountFieldProps {
  label: string;
  value: TypedAmount;
  /** Also nothing can be counted. */
  least?: bigint;
  /** Whether somebody tried to send it: only then a problem is shown. */
  tried: boolean;
  hint?: string;
  onChange: (value: TypedAmount) => void;
}

/** An amount as people type it, with what it was understood as. Doubt is asked, never guessed. */
export const AmountField = ({ label, value, least = 1n, tried, hint, onChange }: AmountFieldProps) => {
  const text = useText(treasuryText);
  const language = useLanguage();
  const read = readAmount(value.text);
  const cents = centsOf(value, least);
  const problem =
    read.kind === 'problem'
      ? text.problems[read.problem]
      : read.kind === 'cents'
        ? text.problems.not_positive
        : text.doubtful;
  return (
    <div className="grid gap-2">
      <FormField
        label={label}
        hint={cents === null ? (hint ?? text.fields.amountHint) : text.reads(formatCents(language, cents))}
        problem={cents === null && (tried || read.kind === 'doubtful') ? problem : undefined}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={64}
            autoComplete="off"
            value={value.text}
            onChange={(event) => onChange({ text: event.target.value, chosen: null })}
          />
        )}
      </FormField>
      {read.kind === 'doubtful' ? (
        <div className="flex flex-wrap gap-2">
          {read.readings.map((reading) => (
            <Button
              key={String(reading)}
              aria-pressed={value.chosen === String(reading)}
              className="aria-pressed:border-brass aria-pressed:text-brass"
              onClick={() => onChange({ ...value, chosen: String(reading) })}
            >
              {formatCents(language, reading)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
};
