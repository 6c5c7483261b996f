import type { SettingsValues } from '@famiglia/contract/settings';

export interface ChangedField {
  field: string;
  before: unknown;
  after: unknown;
}

/** Which leaves differ, by their dotted path: what the activity tells and a conflict compares. */
export const changedFields = (before: SettingsValues, after: SettingsValues): ChangedField[] =>
  Object.keys(after).flatMap((key) => compare(key, Reflect.get(before, key), Reflect.get(after, key)));

const compare = (field: string, before: unknown, after: unknown): ChangedField[] => {
  if (isRecord(before) && isRecord(after)) {
    return Object.keys(after).flatMap((key) => compare(`${field}.${key}`, before[key], after[key]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
