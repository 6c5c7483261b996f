import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { useSetting, usePlainSetting } from '../draft/use-setting.ts';
import { SettingRow } from './setting-row.tsx';
import type { SettingControlProps } from './setting-row.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { SwitchInput } from './switch-input.tsx';
import { Picker } from './picker.tsx';
import { useChannelOptions } from './use-channel-options.tsx';

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

type SwitchField = FieldOfKind<'switch'>;

export const SwitchControl = ({ value, onChange, control }: SettingControlProps<SwitchField, boolean>) => (
  // As high as a text field, so that it stands level with its label.
  <span className="flex min-h-11 items-center md:min-h-9">
    <SwitchInput
      aria-labelledby={control['aria-labelledby']}
      aria-describedby={control['aria-describedby']}
      checked={value}
      onChange={onChange}
    />
  </span>
);

export const SwitchSetting = ({ field }: { field: SwitchField }) => {
  const { value, change } = usePlainSetting<'switch'>(field);
  return (
    <SettingRow field={field}>
      {(control) => <SwitchControl field={field} value={value} onChange={change} control={control} />}
    </SettingRow>
  );
};

export const ChannelSetting = ({ field }: { field: FieldOfKind<'channel'> }) => {
  const { value, change } = useSetting(field);
  // Where nothing is posted, the bot needs no permission.
  const { options, optionOf } = useChannelOptions(!SETTINGS_FIELDS[field].onlyNamed);
  return (
    <SettingRow field={field}>
      {(control) => (
        <Picker
          {...control}
          options={options}
          value={optionOf(value)}
          onChange={(id) => change(id === '' ? null : id)}
        />
      )}
    </SettingRow>
  );
};
