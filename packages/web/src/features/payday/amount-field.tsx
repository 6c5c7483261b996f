import { formatCents } from '@famiglia/contract/kit/format-cents';
import { readAmount } from '@famiglia/contract/kit/read-amount';
import { AMOUNT_PROBLEM_WORDS } from '@famiglia/contract/treasury/treasury-words';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { paydayText } from './payday.text.ts';

/** The cents that were typed; null while they are no single amount. */
export const centsOf = (typed: string): bigint | null => {
  const read = readAmount(typed);
  return read.kind === 'cents' ? read.cents : null;
};

interface AmountFieldProps {
  value: string;
  onType: (value: string) => void;
  /** Whether the form was sent: only then is something missing a problem. */
  tried: boolean;
  /** Rates have no cents and are not below zero. */
  whole?: boolean;
}

/** Money as people type it; what can be read in two ways is asked. Below it stands how it was read. */
export const AmountField = ({ value, onType, tried, whole = false }: AmountFieldProps) => {
  const text = useText(paydayText);
  const language = useLanguage();
  const read = readAmount(value);
  const problem = (): string | undefined => {
    if (read.kind === 'doubtful')
      return text.doubtful(
        formatCents(language, read.readings[0] ?? 0n),
        formatCents(language, read.readings[1] ?? 0n),
      );
    if (read.kind === 'problem') return tried ? AMOUNT_PROBLEM_WORDS[language][read.problem] : undefined;
    return whole && (read.cents < 0n || read.cents % 100n !== 0n) ? text.whole : undefined;
  };
  const hint = read.kind === 'cents' ? formatCents(language, read.cents) : text.amountHint;
  return (
    <FormField label={text.amount} hint={hint} problem={problem()}>
      {(control) => (
        <Input
          {...control}
          inputMode="text"
          maxLength={40}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </FormField>
  );
};
