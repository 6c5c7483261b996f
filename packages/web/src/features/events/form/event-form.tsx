import { useEffect, useRef } from 'react';
import { zoneName } from '../../../language/format-moment.ts';
import { useFormat } from '../../../language/use-format.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useText } from '../../../language/use-text.ts';
import { momentOf } from '../../../language/zoned-time.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { Input } from '../../../ui/input.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { formText } from './form.text.ts';
import { FormNotices } from '../../../sign-up/form/form-notices.tsx';
import { ReminderChoices } from '../../../sign-up/form/reminder-choices.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useDiffering } from './use-differing.ts';
import type { useEventForm } from './use-event-form.ts';

interface EventFormProps {
  id: string;
  form: ReturnType<typeof useEventForm>;
  isNew: boolean;
  /** The list no longer changes its size. */
  frozen: boolean;
}

export const EventForm = ({ id, form, isNew, frozen }: EventFormProps) => {
  const text = useText(formText);
  const language = useLanguage();
  const format = useFormat();
  const { time_zone: zone } = useCurrentGuild();
  const { draft, change, problems, theirs } = form;
  const problem = (field: keyof typeof problems) => {
    const code = problems[field];
    return code === undefined ? undefined : (text.problems[code] ?? code);
  };
  const now = useNow();
  const differing = useDiffering();
  const name = useRef<HTMLInputElement>(null);
  // Who plans something new begins with its name.
  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);
  const moment = momentOf(zone, draft);

  return (
    <form
      id={id}
      noValidate
      className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-4 md:grid-cols-2"
      onSubmit={(submit) => {
        submit.preventDefault();
        form.save();
      }}
    >
      <FormNotices
        isRestored={form.isRestored}
        onDiscard={form.discard}
        failure={form.failure}
        theirs={theirs ? differing(theirs, draft) : null}
        onTake={form.takeTheirs}
      />
      <FormField label={text.name} problem={problem('title')} className="col-span-2">
        {(control) => (
          <Input
            {...control}
            ref={name}
            maxLength={100}
            placeholder={text.namePlaceholder}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={text.day}>
        {(control) => (
          <Input
            {...control}
            type="date"
            aria-invalid={problems.starts_at !== undefined}
            value={draft.day}
            onChange={(event) => change({ day: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={text.clock(zoneName(zone, language, moment === null ? now : new Date(moment)))}>
        {(control) => (
          <Input
            {...control}
            type="time"
            aria-invalid={problems.starts_at !== undefined}
            value={draft.clock}
            onChange={(event) => change({ clock: event.target.value })}
          />
        )}
      </FormField>
      <p
        role={problems.starts_at ? 'alert' : undefined}
        className={`col-span-2 -mt-2.5 text-xs ${problems.starts_at ? 'text-bad' : 'text-muted'}`}
      >
        {problem('starts_at') ?? (moment ? format.moment(moment, zone) : null)}
      </p>
      <FormField label={text.slots} problem={problem('slots')} hint={frozen ? text.frozenSlots : null}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={500}
            disabled={frozen}
            value={draft.slots}
            onChange={(event) => change({ slots: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={text.reward} problem={problem('reward')}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={0}
            max={100_000}
            placeholder={isNew ? text.asInSettings : undefined}
            value={draft.reward}
            onChange={(event) => change({ reward: event.target.value })}
          />
        )}
      </FormField>
      <div className="col-span-2">
        <ReminderChoices
          value={draft.reminders}
          onChange={(reminders) => change({ reminders })}
          mayFollowSettings={isNew}
        />
      </div>
      <FormField label={text.description} className="col-span-2">
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={1000}
            placeholder={text.descriptionPlaceholder}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </FormField>
    </form>
  );
};
