import { formatSpan } from '../../../shared/language/format-span.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { signUpText } from '../sign-up.text.ts';
import { Toggle } from '../../../shared/ui/toggle.tsx';

const COMMON_MINUTES = [1440, 180, 60, 30, 15, 5];
const MAX_REMINDERS = 5;

interface ReminderChoicesProps {
  /** Null if the guild's settings apply. */
  value: readonly number[] | null;
  onChange: (value: readonly number[] | null) => void;
  /** Only a new event or capt can follow the settings. */
  mayFollowSettings: boolean;
}

export const ReminderChoices = ({ value, onChange, mayFollowSettings }: ReminderChoicesProps) => {
  const text = useText(signUpText);
  const language = useLanguage();
  const chosen = value ?? [];
  const isFull = chosen.length >= MAX_REMINDERS;
  const offered = [...new Set([...COMMON_MINUTES, ...chosen])].toSorted((one, other) => other - one);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{text.remind}</legend>
      <div className="flex flex-wrap gap-2">
        {mayFollowSettings ? (
          <Toggle on={value === null} onChange={() => onChange(value === null ? [] : null)}>
            {text.asInSettings}
          </Toggle>
        ) : null}
        {offered.map((minutes) => {
          const on = chosen.includes(minutes);
          return (
            <Toggle
              key={minutes}
              on={on}
              disabled={!on && isFull}
              onChange={() => onChange(on ? chosen.filter((one) => one !== minutes) : [...chosen, minutes])}
            >
              {formatSpan(language, minutes)}
            </Toggle>
          );
        })}
      </div>
      {value?.length === 0 ? <p className="text-xs text-muted">{text.nobodyReminded}</p> : null}
      {isFull ? <p className="text-xs text-muted">{text.tooManyReminders}</p> : null}
    </fieldset>
  );
};
