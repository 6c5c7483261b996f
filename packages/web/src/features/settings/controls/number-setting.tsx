import { plural } from '@famiglia/contract/kit/plural';
import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useSetting } from '../draft/use-setting.ts';
import { NumberInput } from './number-input.tsx';
import { SettingRow } from './setting-row.tsx';

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
