import { SHOWN_DATES } from '@famiglia/contract/series/series';
import { upcomingOccurrences } from '@famiglia/contract/series/series-dates';
import { describeRule } from '@famiglia/contract/series/series-words';
import { zoneAbbreviation } from '@famiglia/contract/kit/zone-names';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Toggle } from '../../../shared/ui/toggle.tsx';
import { completeRule } from './series-draft.ts';
import type { SeriesDraft, SeriesField } from './series-draft.ts';
import { seriesText } from './series.text.ts';

interface RuleFieldsProps {
  draft: SeriesDraft;
  onChange: (part: Partial<SeriesDraft>) => void;
  problems: Partial<Record<SeriesField, string>>;
}

/** The words of what is wrong with a field of the rule. */
const useProblem = (problems: RuleFieldsProps['problems']) => {
  const text = useText(seriesText);
  return (field: SeriesField): string | undefined => {
    const code = problems[field];
    return code === undefined ? undefined : (text.problems[code] ?? code);
  };
};

/** On which days and when a series takes place, and below it the next dates in words. */
export const RuleFields = ({ draft, onChange, problems }: RuleFieldsProps) => {
  const text = useText(seriesText);
  const language = useLanguage();
  const { time_zone: zone } = useCurrentGuild();
  const now = useNow();
  const problem = useProblem(problems);
  return (
    <>
      <fieldset className="col-span-2 grid gap-1.5">
        <legend className="mb-1.5 font-medium">{text.days}</legend>
        <div className="flex flex-wrap gap-2">
          {text.weekdays.map((name, index) => {
            const day = index + 1;
            const on = draft.days.includes(day);
            return (
              <Toggle
                key={name}
                on={on}
                onChange={() =>
                  onChange({ days: on ? draft.days.filter((one) => one !== day) : [...draft.days, day] })
                }
              >
                {name}
              </Toggle>
            );
          })}
        </div>
        {problems.days === undefined ? null : (
          <p role="alert" className="text-xs text-bad">
            {problem('days')}
          </p>
        )}
      </fieldset>
      <FormField label={text.clock(zoneAbbreviation(zone, language, now))} problem={problem('clock')}>
        {(control) => (
          <Input
            {...control}
            type="time"
            value={draft.clock}
            onChange={(event) => onChange({ clock: event.target.value })}
          />
        )}
      </FormField>
      <Preview draft={draft} />
    </>
  );
};

/** What a weekly series leaves as it is. */
export const RarerRuleFields = ({ draft, onChange, problems }: RuleFieldsProps) => {
  const text = useText(seriesText);
  const problem = useProblem(problems);
  const dateField = (field: 'first_day' | 'until', label: string, part: 'day' | 'until', hint?: string) => (
    <FormField label={label} hint={hint} problem={problem(field)}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={draft[part]}
          onChange={(event) => onChange({ [part]: event.target.value })}
        />
      )}
    </FormField>
  );
  return (
    <>
      <NumberField
        label={text.weeks}
        problem={problem('every_weeks')}
        min={1}
        max={8}
        value={draft.everyWeeks}
        onChange={(everyWeeks) => onChange({ everyWeeks })}
      />
      {dateField('first_day', text.firstDay, 'day')}
      {dateField('until', text.until, 'until', text.untilHint)}
      <NumberField
        label={text.hoursBefore}
        problem={problem('hours_before')}
        min={1}
        max={336}
        value={draft.hoursBefore}
        onChange={(hoursBefore) => onChange({ hoursBefore })}
      />
    </>
  );
};

const Preview = ({ draft }: { draft: SeriesDraft }) => {
  const text = useText(seriesText);
  const language = useLanguage();
  const format = useFormat();
  const now = useNow();
  const { time_zone: zone } = useCurrentGuild();
  const rule = completeRule(draft);
  return (
    <div aria-live="polite" className="col-span-2 grid gap-1 rounded-sm bg-raised p-3">
      {rule === null ? (
        <p className="text-muted">{text.nothingYet}</p>
      ) : (
        <>
          <p>
            {text.preview} <span className="font-medium">{describeRule(language, rule)}</span>
          </p>
          <ul className="text-muted">
            {upcomingOccurrences(rule, [], { zone, now, count: SHOWN_DATES }).map(({ day, startsAt }) => (
              <li key={day}>{format.weekdayMoment(startsAt.toISOString(), zone)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
