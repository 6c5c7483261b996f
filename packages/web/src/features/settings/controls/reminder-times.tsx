import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { Plus } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { controlsText } from './controls.text.ts';
import { ChoicePill } from './choice-pill.tsx';
import { NumberInput } from './number-input.tsx';
import type { SettingControlProps } from './setting-row.tsx';

const COMMON_MINUTES = [1440, 180, 60, 30, 15, 5];
const MAX = 5;
const MAX_MINUTES = 10_080;

/** How long before the start people are reminded: common times to press, and a custom one. */
export const ReminderTimes = ({
  value,
  onChange,
  control,
}: SettingControlProps<FieldOfKind<'reminders'>, number[]>) => {
  const text = useText(controlsText);
  const language = useLanguage();
  const [own, setOwn] = useState(Number.NaN);
  const isFull = value.length >= MAX;
  const canAdd = !isFull && Number.isInteger(own) && own >= 1 && own <= MAX_MINUTES && !value.includes(own);
  const set = (minutes: readonly number[]) => onChange(minutes.toSorted((one, other) => other - one));
  const add = () => {
    if (!canAdd) return;
    set([...value, own]);
    setOwn(Number.NaN);
  };
  const offered = [...new Set([...COMMON_MINUTES, ...value])].toSorted((one, other) => other - one);

  return (
    <div className="grid gap-3">
      <fieldset aria-labelledby={control['aria-labelledby']} className="flex flex-wrap gap-2">
        {offered.map((minutes) => {
          const chosen = value.includes(minutes);
          return (
            <ChoicePill
              key={minutes}
              chosen={chosen}
              disabled={!chosen && isFull}
              onClick={() => set(chosen ? value.filter((one) => one !== minutes) : [...value, minutes])}
            >
              {formatSpan(language, minutes)}
            </ChoicePill>
          );
        })}
      </fieldset>
      {isFull ? (
        <p className="text-muted">{text.fullReminders}</p>
      ) : (
        <form
          noValidate
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <NumberInput
            {...control}
            aria-labelledby={undefined}
            aria-label={text.ownReminder}
            min={1}
            max={MAX_MINUTES}
            value={own}
            onChange={setOwn}
            unit={text.minutesUnit}
            placeholder="45"
            width="w-20"
          />
          <Button type="submit" disabled={!canAdd} icon={<Plus aria-hidden className="size-4" />}>
            {text.addReminder}
          </Button>
        </form>
      )}
      {value.length === 0 ? <p className="text-muted">{text.noReminders}</p> : null}
    </div>
  );
};
