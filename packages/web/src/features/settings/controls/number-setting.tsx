import type { FieldValue, SettingField } from '../draft/setting-field.ts';
import { useSetting } from '../draft/use-setting.ts';
import { NumberInput } from './number-input.tsx';
import { SettingRow } from './setting-row.tsx';

type NumberField = {
  [Field in SettingField]: FieldValue<Field> extends number ? Field : never;
}[SettingField];

interface NumberSettingProps {
  field: NumberField;
  min: number;
  max: number;
  unit: string;
}

export const NumberSetting = ({ field, min, max, unit }: NumberSettingProps) => {
  const { value, change } = useSetting(field);
  return (
    <SettingRow field={field}>
      {(control) => (
        <NumberInput {...control} min={min} max={max} unit={unit} value={value} onChange={change} />
      )}
    </SettingRow>
  );
};
