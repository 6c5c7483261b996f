import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { usePlainSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';
import { useRoleOptions } from './use-role-options.tsx';

/** One role, or everybody where the setting offers that. One that the bot gives is marked where it cannot be given. */
export const RoleSetting = ({ field }: { field: FieldOfKind<'role'> }) => {
  const text = useText(controlsText);
  const guild = useCurrentGuild();
  const none = { value: '', label: text.noRole };
  const everyone = { value: guild.id, label: text.everyone };
  const mayBeEveryone = SETTINGS_FIELDS[field].everyone;
  const { value, change } = usePlainSetting<'role'>(field);
  const { options, optionOf, notGiven } = useRoleOptions();
  const isGiven = SETTINGS_FIELDS[field].givenFor !== null;
  return (
    <SettingRow field={field} problem={isGiven && value !== null ? notGiven(value) : undefined}>
      {(control) => (
        <Picker
          {...control}
          options={[
            none,
            ...(mayBeEveryone ? [everyone] : []),
            ...(isGiven
              ? options
              : options.map(({ value: id, label, picture }) => ({ value: id, label, picture }))),
          ]}
          value={value === null ? none : value === guild.id ? everyone : optionOf(value)}
          onChange={(id) => change(id === '' ? null : id)}
        />
      )}
    </SettingRow>
  );
};
