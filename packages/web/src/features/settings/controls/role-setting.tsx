import type { FieldOfKind } from '@famiglia/contract/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings-fields';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { usePlainSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';
import { useRoleOptions } from './use-role-options.tsx';

/** One role, or everybody where the setting offers that. Whether the bot may give it is said by the server, where that matters. */
export const RoleSetting = ({ field }: { field: FieldOfKind<'role'> }) => {
  const text = useText(controlsText);
  const guild = useCurrentGuild();
  const none = { value: '', label: text.noRole };
  const everyone = { value: guild.id, label: text.everyone };
  const mayBeEveryone = SETTINGS_FIELDS[field].everyone;
  const { value, change } = usePlainSetting<'role'>(field);
  const { options, optionOf } = useRoleOptions();
  return (
    <SettingRow field={field}>
      {(control) => (
        <Picker
          {...control}
          options={[
            none,
            ...(mayBeEveryone ? [everyone] : []),
            ...options.map(({ value: id, label, picture }) => ({ value: id, label, picture })),
          ]}
          value={value === null ? none : value === guild.id ? everyone : optionOf(value)}
          onChange={(id) => change(id === '' ? null : id)}
        />
      )}
    </SettingRow>
  );
};
