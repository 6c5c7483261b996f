import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { usePlainSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';
import type { SettingControlProps } from './setting-row.tsx';
import { useRoleOptions } from './use-role-options.tsx';

type RoleField = FieldOfKind<'role'>;

/** One role, or everybody where the setting offers that. */
export const RoleControl = ({
  field,
  value,
  onChange,
  control,
}: SettingControlProps<RoleField, string | null>) => {
  const text = useText(controlsText);
  const guild = useCurrentGuild();
  const none = { value: '', label: text.noRole };
  const everyone = { value: guild.id, label: text.everyone };
  const { everyone: mayBeEveryone, givenFor } = SETTINGS_FIELDS[field];
  const { options, optionOf } = useRoleOptions();
  return (
    <Picker
      {...control}
      options={[
        none,
        ...(mayBeEveryone ? [everyone] : []),
        ...(givenFor === null
          ? options.map(({ value: id, label, picture }) => ({ value: id, label, picture }))
          : options),
      ]}
      value={value === null ? none : value === guild.id ? everyone : optionOf(value)}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
};

/** One that the bot gives is marked where it cannot be given. */
export const RoleSetting = ({ field }: { field: RoleField }) => {
  const { value, change } = usePlainSetting<'role'>(field);
  const { notGiven } = useRoleOptions();
  const isGiven = SETTINGS_FIELDS[field].givenFor !== null;
  return (
    <SettingRow field={field} problem={isGiven && value !== null ? notGiven(value) : undefined}>
      {(control) => <RoleControl field={field} value={value} onChange={change} control={control} />}
    </SettingRow>
  );
};
