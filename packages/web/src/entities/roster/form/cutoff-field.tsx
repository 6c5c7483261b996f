import { useText } from '../../../shared/language/use-text.ts';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { signUpText } from '../sign-up.text.ts';
import type { CutoffDraft } from './cutoff-draft.ts';

interface CutoffFieldProps {
  value: CutoffDraft;
  onChange: (changed: Pick<CutoffDraft, 'cutoff'>) => void;
  wrong: boolean;
}

/** When sign-up ends by itself. The hint says what an empty field means. */
export const CutoffField = ({ value: { cutoff, noCutoff }, onChange, wrong }: CutoffFieldProps) => {
  const text = useText(signUpText);
  const byHand = noCutoff === 'by_hand';
  return (
    <NumberField
      label={text.signUpEnds}
      hint={byHand ? text.signUpEndsOrByHand : text.signUpEndsHint}
      problem={wrong ? text.signUpEndsProblem : undefined}
      max={1440}
      placeholder={byHand ? text.byHand : text.asInSettings}
      value={cutoff}
      onChange={(typed) => onChange({ cutoff: typed })}
    />
  );
};
