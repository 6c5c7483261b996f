import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { useSetting } from '../draft/use-setting.ts';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';
import { useChannelOptions } from './use-channel-options.tsx';

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
