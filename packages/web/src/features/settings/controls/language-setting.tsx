import { LANGUAGES } from '@famiglia/contract/constants';
import { LANGUAGE_NAMES } from '../../../shared/language/language-names.ts';
import { useSetting } from '../draft/use-setting.ts';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

export const LanguageSetting = () => {
  const { value: chosen, change } = useSetting('language');
  return (
    <SettingRow field="language">
      {(control) => (
        <Picker
          {...control}
          options={OPTIONS}
          value={OPTIONS.find((option) => option.value === chosen) ?? null}
          onChange={(value) => change(LANGUAGES.find((one) => one === value) ?? chosen)}
        />
      )}
    </SettingRow>
  );
};
