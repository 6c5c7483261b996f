import { CAPT_RESULTS } from '@famiglia/contract/capts/capts';
import type { CaptResult } from '@famiglia/contract/capts/capts';
import { useText } from '../../../shared/language/use-text.ts';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { captsText } from '../capts.text.ts';
import { formText } from './form.text.ts';
import { NumberField } from '../../../shared/ui/number-field.tsx';

export interface Outcome {
  result: CaptResult | '';
  ours: string;
  theirs: string;
}

interface OutcomeFieldsProps {
  outcome: Outcome;
  onChange: (part: Partial<Outcome>) => void;
  /** Codes, by field. */
  problems: Partial<Record<'result' | 'score_ours' | 'score_theirs', string>>;
}

/** Result and score, as three fields of a two-column form. */
export const OutcomeFields = ({ outcome, onChange, problems }: OutcomeFieldsProps) => {
  const text = useText(formText);
  const words = useText(captsText);
  const say = (code: string | undefined) => (code === undefined ? undefined : (text.problems[code] ?? code));
  return (
    <>
      <div className="col-span-2 grid gap-1.5">
        <span aria-hidden className="font-medium">
          {text.result}
        </span>
        <ChoiceRow
          label={text.result}
          value={outcome.result}
          options={CAPT_RESULTS.map((value) => ({ value, label: words.results[value] }))}
          onChange={(result) => onChange({ result })}
        />
        {problems.result ? (
          <p role="alert" className="text-xs text-bad">
            {say(problems.result)}
          </p>
        ) : null}
      </div>
      <NumberField
        label={text.scoreOurs}
        value={outcome.ours}
        onChange={(ours) => onChange({ ours })}
        problem={say(problems.score_ours)}
      />
      <NumberField
        label={text.scoreTheirs}
        value={outcome.theirs}
        onChange={(theirs) => onChange({ theirs })}
        problem={say(problems.score_theirs)}
      />
    </>
  );
};
