import { zoneCity } from '@famiglia/contract/kit/zone-names';
import { useMemo } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';
import { allTimeZones, clockIn } from './time-zones.ts';

export const TimeZoneSetting = () => {
  const text = useText(controlsText);
  const language = useLanguage();
  const { value, change } = useSetting('time_zone');
  const options = useMemo(
    () =>
      allTimeZones().map(({ name, offset }) => ({
        value: name,
        label: zoneCity(name, language),
        note: offset,
      })),
    [language],
  );
  const clock = clockIn(language, value);
  return (
    <SettingRow field="time_zone">
      {(control) => (
        <>
          <Picker
            {...control}
            options={options}
            value={
              options.find((option) => option.value === value) ?? { value, label: zoneCity(value, language) }
            }
            onChange={change}
          />
          {clock ? <p className="mt-1.5 text-xs text-muted">{text.now(clock)}</p> : null}
        </>
      )}
    </SettingRow>
  );
};
