import type { Settings, SettingsValues } from './settings.ts';

/** The settings alone, without who saved them and when. */
export const valuesOf = ({
  version: _version,
  updated_by: _by,
  updated_at: _at,
  ...values
}: Settings): SettingsValues => values;
