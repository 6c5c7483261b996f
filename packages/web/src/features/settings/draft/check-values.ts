import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { settingsValues } from '@famiglia/contract/settings/settings';
import type { FieldProblem } from './field-problem.ts';

/**
 * Validates by the contract's own schema before anything is sent. The message is a code with its limit
 * (`too_big:100`), because the text depends on the reader's language and zod knows only one.
 */
export const checkValues = (values: SettingsValues): FieldProblem[] => {
  const result = settingsValues.safeParse(values);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const limit =
      issue.code === 'too_big' ? issue.maximum : issue.code === 'too_small' ? issue.minimum : undefined;
    const kind = issue.code === 'too_big' || issue.code === 'too_small' ? issue.origin : undefined;
    return {
      field: issue.path.join('.'),
      message: limit === undefined ? 'not_right' : `${issue.code}_${kind}:${String(limit)}`,
    };
  });
};
