import type { FieldOfKind, FieldValue, SettingField } from '@famiglia/contract/settings/setting-field';
import type { PlainKind, PlainValues } from '@famiglia/contract/settings/setting-kinds';
import { readField } from '@famiglia/contract/settings/settings-values';
import { useDraft } from './draft-context.ts';
import type { FieldProblem } from './field-problem.ts';
import { concerns } from './field-problem.ts';

interface Setting<Value> {
  value: Value;
  change: (value: Value) => void;
  problems: readonly FieldProblem[];
}

/** One setting of the draft, with its problem. */
export const useSetting = <Field extends SettingField>(field: Field): Setting<FieldValue<Field>> => {
  const { settings } = useDraft();
  if (!settings.values) throw new Error('the settings are not loaded yet');
  return {
    value: readField(settings.values, field),
    change: (value) => settings.change(field, value),
    problems: settings.problems.filter((problem) => concerns(problem, field)),
  };
};

/** The same for a plain kind. The kind alone decides the type of the value, also if no setting of that kind is declared. */
export const usePlainSetting = <Kind extends PlainKind>(
  field: FieldOfKind<Kind>,
): Setting<PlainValues[Kind]> => {
  const setting: unknown = useSetting(field);
  return setting as Setting<PlainValues[Kind]>;
};
