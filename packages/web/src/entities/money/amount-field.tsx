import { formatCents } from '@famiglia/contract/kit/format-cents';
import { readAmount } from '@famiglia/contract/kit/read-amount';
import { typedCents } from '@famiglia/contract/kit/typed-cents';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { amountText } from './amount.text.ts';

/** What was typed, and which of its readings was chosen where it has two. */
export interface TypedAmount {
  text: string;
  chosen: string | null;
}

export const NO_AMOUNT: TypedAmount = { text: '', chosen: null };

/** A stored amount, to be edited. */
export const storedAmount = (cents: string): TypedAmount => ({ text: typedCents(cents), chosen: null });

interface Limits {
  /** One cent by default; null for amounts that may be below zero. */
  least?: bigint | null;
  /** Without cents. */
  whole?: boolean;
}

/** The amount in cents; null while it has a problem or nobody has said which reading is meant. */
export const centsOf = (
  { text, chosen }: TypedAmount,
  { least = 1n, whole = false }: Limits = {},
): string | null => {
  const read = readAmount(text);
  const cents =
    read.kind === 'cents'
      ? read.cents
      : read.kind === 'doubtful' && chosen !== null
        ? read.readings.find((one) => String(one) === chosen)
        : undefined;
  if (cents === undefined || (least !== null && cents < least) || (whole && cents % 100n !== 0n)) return null;
  return String(cents);
};

interface AmountFieldProps extends Limits {
  label: string;
  value: TypedAmount;
  /** Whether somebody tried to send it: only then a problem is shown. */
  tried: boolean;
  hint?: string;
  onChange: (value: TypedAmount) => void;
}

/** An amount as people type it, with what it was understood as. Doubt is asked, never guessed. */
export const AmountField = ({ label, value, tried, hint, onChange, ...limits }: AmountFieldProps) => {
  const text = useText(amountText);
  const language = useLanguage();
  const read = readAmount(value.text);
  const cents = centsOf(value, limits);
  const isDoubtful = read.kind === 'doubtful' && value.chosen === null;
  const problem =
    read.kind === 'problem'
      ? text.problems[read.problem]
      : isDoubtful
        ? text.doubtful
        : centsOf(value, { ...limits, whole: false }) === null
          ? text.problems.not_positive
          : text.whole;
  return (
    <div className="grid gap-2">
      <FormField
        label={label}
        hint={cents === null ? (hint ?? text.hint) : text.reads(formatCents(language, cents))}
        problem={cents === null && (tried || isDoubtful) ? problem : undefined}
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
