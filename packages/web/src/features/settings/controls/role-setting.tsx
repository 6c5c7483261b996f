import type { FieldOfKind } from '@famiglia/contract/setting-field';
import { useText } from '../../../shared/language/use-text.ts';
import { usePlainSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';
import { useRoleOptions } from './use-role-options.tsx';

/** One role. Whether the bot may give it is said by the server, where the setting needs that. */
export const RoleSetting = ({ field }: { field: FieldOfKind<'role'> }) => {
  const none = { value: '', label: useText(controlsText).noRole };
  const { value, change } = usePlainSetting<'role'>(field);
  const { options, optionOf } = useRoleOptions();
  return (
    <SettingRow field={field}>
      {(control) => (
        <Picker
          {...control}
          options={[none, ...options.map(({ value: id, label, picture }) => ({ value: id, label, picture }))]}
          value={value === null ? none : optionOf(value)}
          onChange={(id) => change(id === '' ? null : id)}
        />
      )}
    </SettingRow>
  );
};
