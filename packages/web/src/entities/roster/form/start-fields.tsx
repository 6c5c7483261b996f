import { zoneAbbreviation } from '@famiglia/contract/kit/zone-names';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { momentOf } from '@famiglia/contract/kit/zoned-time';
import type { WallTime } from '@famiglia/contract/kit/zoned-time';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { signUpText } from '../sign-up.text.ts';

interface StartFieldsProps {
  value: WallTime;
  onChange: (part: Partial<WallTime>) => void;
  problem: string | undefined;
}

/** Day and time in the guild's time zone, and below them the same moment in the reader's zone. */
export const StartFields = ({ value, onChange, problem }: StartFieldsProps) => {
  const text = useText(signUpText);
  const language = useLanguage();
  const format = useFormat();
  const now = useNow();
  const { time_zone: zone } = useCurrentGuild();
  const moment = momentOf(value, zone);
  return (
    <>
      <FormField label={text.day}>
        {(control) => (
          <Input
            {...control}
            type="date"
            aria-invalid={problem !== undefined}
            value={value.day}
            onChange={(event) => onChange({ day: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={text.clock(zoneAbbreviation(zone, language, moment ?? now))}>
        {(control) => (
          <Input
            {...control}
            type="time"
            aria-invalid={problem !== undefined}
            value={value.clock}
            onChange={(event) => onChange({ clock: event.target.value })}
          />
        )}
      </FormField>
      <p
        role={problem === undefined ? undefined : 'alert'}
        className={`col-span-2 -mt-2.5 text-xs ${problem === undefined ? 'text-muted' : 'text-bad'}`}
      >
        {problem ?? (moment ? format.moment(moment.toISOString(), zone) : null)}
      </p>
    </>
  );
};
