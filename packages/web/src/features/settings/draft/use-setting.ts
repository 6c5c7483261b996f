import type { FieldValue, SettingField } from '@famiglia/contract/setting-field';
import { readField } from '@famiglia/contract/settings-values';
import { useDraft } from './draft-context.ts';
import type { FieldProblem } from './field-problem.ts';
import { concerns } from './field-problem.ts';

interface Setting<Field extends SettingField> {
  value: FieldValue<Field>;
  change: (value: FieldValue<Field>) => void;
  problems: readonly FieldProblem[];
}

/** One setting of the draft, with its problem. */
export const useSetting = <Field extends SettingField>(field: Field): Setting<Field> => {
  const { settings } = useDraft();
  if (!settings.values) throw new Error('the settings are not loaded yet');
  return {
    value: readField(settings.values, field),
    change: (value) => settings.change(field, value),
    problems: settings.problems.filter((problem) => concerns(problem, field)),
  };
};
