import { plural } from '@famiglia/contract/kit/plural';
import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useSetting, usePlainSetting } from '../draft/use-setting.ts';
import { NumberInput } from './number-input.tsx';
import { SettingRow } from './setting-row.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { SwitchInput } from './switch-input.tsx';
import { Picker } from './picker.tsx';
import { useChannelOptions } from './use-channel-options.tsx';

export const NumberSetting = ({ field }: { field: FieldOfKind<'number'> }) => {
  const language = useLanguage();
  const { value, change } = useSetting(field);
  const { min, max, unit } = SETTINGS_FIELDS[field];
  return (
    <SettingRow field={field}>
      {(control) => (
        <NumberInput
          {...control}
          min={min}
          max={max}
          unit={plural(language, value, unit[language])}
          value={value}
          onChange={change}
        />
      )}
    </SettingRow>
  );
};

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

export const SwitchSetting = ({ field }: { field: FieldOfKind<'switch'> }) => {
  const { value, change } = usePlainSetting<'switch'>(field);
  return (
    <SettingRow field={field}>
      {({ 'aria-labelledby': label, 'aria-describedby': hint }) => (
        // As high as a text field, so that it stands level with its label.
        <span className="flex min-h-11 items-center md:min-h-9">
          <SwitchInput aria-labelledby={label} aria-describedby={hint} checked={value} onChange={change} />
        </span>
      )}
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
