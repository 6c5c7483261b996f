import { plural } from '@famiglia/contract/kit/plural';
import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useDraft } from '../draft/draft-context.ts';
import { useSetting } from '../draft/use-setting.ts';
import { NumberInput } from './number-input.tsx';
import { SettingRow } from './setting-row.tsx';
import type { SettingControlProps } from './setting-row.tsx';
import { SwitchInput } from './switch-input.tsx';

type NumberField = FieldOfKind<'number'>;

/** A number with its unit. Where 0 is no amount, a switch stands before it and shows the number only while it is on. */
export const NumberControl = ({
  field,
  value,
  onChange,
  control,
}: SettingControlProps<NumberField, number>) => {
  const language = useLanguage();
  const { switchedOff } = useDraft().settings;
  // A 0 on the way to another number does not take the field away.
  const [isTyping, setIsTyping] = useState(false);
  const { min, max, unit, off } = SETTINGS_FIELDS[field];
  const isOn = value !== 0 || isTyping;
  const number = (
    <NumberInput
      {...control}
      min={min}
      max={max}
      unit={plural(language, value, unit[language])}
      value={value}
      onChange={onChange}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      width={off === undefined ? 'w-28' : 'w-20'}
    />
  );
  if (off === undefined) return number;
  return (
    <span className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 md:min-h-9">
      <SwitchInput
        aria-labelledby={control['aria-labelledby']}
        aria-describedby={control['aria-describedby']}
        checked={isOn}
        onChange={(on) => onChange(on ? (switchedOff[field] ?? off.start) : 0)}
      />
      {isOn ? number : <span className="text-muted">{off[language]}</span>}
    </span>
  );
};

export const NumberSetting = ({ field }: { field: NumberField }) => {
  const { value, change } = useSetting(field);
  return (
    <SettingRow field={field}>
      {(control) => <NumberControl field={field} value={value} onChange={change} control={control} />}
    </SettingRow>
  );
};
