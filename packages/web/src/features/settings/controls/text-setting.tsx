import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { Input } from '../../../shared/ui/input.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { SettingRow } from './setting-row.tsx';

export const TextSetting = ({ field }: { field: FieldOfKind<'text'> }) => {
  const { value, change } = useSetting(field);
  return (
    <SettingRow field={field}>
      {(control) => (
        <Input
          {...control}
          maxLength={SETTINGS_FIELDS[field].max}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </SettingRow>
  );
};
