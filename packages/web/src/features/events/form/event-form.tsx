import { useEffect, useRef } from 'react';
import { useText } from '../../../language/use-text.ts';
import { Input } from '../../../ui/input.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { formText } from './form.text.ts';
import { FormNotices } from '../../../sign-up/form/form-notices.tsx';
import { ReminderChoices } from '../../../sign-up/form/reminder-choices.tsx';
import { StartFields } from '../../../sign-up/form/start-fields.tsx';
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
  const { draft, change, problems, theirs } = form;
  const problem = (field: keyof typeof problems) => {
    const code = problems[field];
    return code === undefined ? undefined : (text.problems[code] ?? code);
  };
  const differing = useDiffering();
  const name = useRef<HTMLInputElement>(null);
  // Who plans something new begins with its name.
  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);

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
      <StartFields value={draft} onChange={change} problem={problem('starts_at')} />
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
