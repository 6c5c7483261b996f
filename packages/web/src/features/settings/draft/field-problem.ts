import type { Problem } from '@famiglia/contract/kit/problem';
import type { SettingField } from '@famiglia/contract/settings/setting-field';

export type FieldProblem = Problem['errors'][number];

/** A list names its entries by number, so a field covers everything below its path too. */
export const concerns = (problem: FieldProblem, field: SettingField): boolean =>
  problem.field === field || problem.field.startsWith(`${field}.`);
