import { useText } from '../../../shared/language/use-text.ts';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { signUpText } from '../sign-up.text.ts';

interface CutoffFieldProps {
  /** Minutes before the start, as typed. */
  value: string;
  onChange: (cutoff: string) => void;
  isNew: boolean;
  wrong: boolean;
}

/** When sign-up ends by itself. */
export const CutoffField = ({ value, onChange, isNew, wrong }: CutoffFieldProps) => {
  const text = useText(signUpText);
  return (
    <NumberField
      label={text.signUpEnds}
      hint={text.signUpEndsHint}
      problem={wrong ? text.signUpEndsProblem : undefined}
      max={1440}
      placeholder={isNew ? text.asInSettings : undefined}
      value={value}
      onChange={onChange}
    />
  );
};
