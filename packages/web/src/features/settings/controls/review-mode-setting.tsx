import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { Settings } from '@famiglia/contract/settings';
import { useText } from '../../../shared/language/use-text.ts';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { SettingRow } from './setting-row.tsx';

type Mode = Settings['gg']['mode'];
const MODES: readonly Mode[] = ['auto', 'review'];

/** Two modes with consequences: both are explained side by side. */
export const ReviewModeSetting = () => {
  const text = useText(controlsText);
  const { value, change } = useSetting('gg.mode');
  return (
    <SettingRow field="gg.mode" wide>
      {(control) => (
        <RadioGroup
          aria-labelledby={control['aria-labelledby']}
          value={value}
          onValueChange={(next: Mode) => change(next)}
          className="grid gap-2 sm:grid-cols-2"
        >
          {MODES.map((mode) => (
            <Radio.Root
              key={mode}
              value={mode}
              className="flex gap-3 rounded-sm border border-line-strong p-3 text-left transition-colors duration-(--quick) hover:border-faint data-checked:border-brass data-checked:bg-brass-wash"
            >
              <span
                aria-hidden
                className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-faint"
              >
                <Radio.Indicator className="size-2 rounded-full bg-brass" />
              </span>
              <span>
                <span className="block font-medium">{text.modes[mode].name}</span>
                <span className="block text-pretty text-muted">{text.modes[mode].note}</span>
              </span>
            </Radio.Root>
          ))}
        </RadioGroup>
      )}
    </SettingRow>
  );
};
