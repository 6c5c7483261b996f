import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { optionsOf } from '@famiglia/contract/settings/setting-field';
import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { usePlainSetting } from '../draft/use-setting.ts';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';

/** Options whose consequences are explained stand side by side; plain ones are a list. */
export const ChoiceSetting = ({ field }: { field: FieldOfKind<'choice'> }) => {
  const options = optionsOf(field, useLanguage());
  const { value: chosen, change } = usePlainSetting<'choice'>(field);
  if (options.every(({ note }) => note === undefined))
    return (
      <SettingRow field={field}>
        {(control) => (
          <Picker
            {...control}
            options={options.map(({ value, label }) => ({ value, label }))}
            value={options.find(({ value }) => value === chosen) ?? null}
            onChange={change}
          />
        )}
      </SettingRow>
    );
  return (
    <SettingRow field={field} wide>
      {(control) => (
        <RadioGroup
          aria-labelledby={control['aria-labelledby']}
          value={chosen}
          onValueChange={(next: string) => change(next)}
          className="grid gap-2 sm:grid-cols-2"
        >
          {options.map(({ value, label, note }) => (
            <Radio.Root
              key={value}
              value={value}
              className="flex gap-3 rounded-sm border border-line-strong p-3 text-left transition-colors duration-(--quick) hover:border-faint data-checked:border-brass data-checked:bg-brass-wash"
            >
              <span
                aria-hidden
                className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-faint"
              >
                <Radio.Indicator className="size-2 rounded-full bg-brass" />
              </span>
              <span>
                <span className="block font-medium">{label}</span>
                <span className="block text-pretty text-muted">{note}</span>
              </span>
            </Radio.Root>
          ))}
        </RadioGroup>
      )}
    </SettingRow>
  );
};
