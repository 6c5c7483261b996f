import type { SettingField } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { WordsWithCode } from '../../../shared/ui/words-with-code.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { useProblemWords } from './use-problem-words.ts';

/** The ids that connect a control with its label, hint and error. */
export interface ControlIds {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

/** What changes a value, wherever it stands. */
export interface SettingControlProps<Field extends SettingField, Value> {
  field: Field;
  value: Value;
  onChange: (value: Value) => void;
  control: ControlIds;
}

interface SettingRowProps {
  field: SettingField;
  /** A wide control is below its label; others beside it. */
  wide?: boolean;
  /** Whether the section's heading says the same: then only screen readers get the label. */
  hasHeading?: boolean;
  /** What is wrong with the saved value, where nothing else is. */
  problem?: string | undefined;
  children: (control: ControlIds) => ReactNode;
}

/** One setting: label and hint, control, and error. */
export const SettingRow = ({
  field,
  wide = false,
  hasHeading = false,
  problem: saved,
  children,
}: SettingRowProps) => {
  const id = useId();
  const { label, hint } = SETTINGS_FIELDS[field][useLanguage()];
  const { problems } = useSetting(field);
  const words = useProblemWords();
  const found = problems.filter((problem) => problem.field === field || !wide).map(({ message }) => message);
  const own = found.length === 0 && saved !== undefined ? [saved] : found;
  return (
    <div
      className={classes(
        'grid gap-x-8 gap-y-2 border-b border-line px-4 py-4 last:border-b-0',
        !wide && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,280px)] lg:items-start',
      )}
    >
      <div>
        <label id={`${id}-label`} htmlFor={id} className={hasHeading ? 'sr-only' : 'font-medium'}>
          {label}
        </label>
        <p id={`${id}-hint`} className="text-pretty text-muted empty:hidden">
          {hint === undefined ? null : <WordsWithCode words={hint} />}
        </p>
      </div>
      <div className="min-w-0">
        {children({
          id,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': `${id}-hint ${id}-problem`,
          'aria-invalid': own.length > 0,
        })}
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-xs text-bad empty:hidden">
          {own.map(words).join(' ')}
        </p>
      </div>
    </div>
  );
};
