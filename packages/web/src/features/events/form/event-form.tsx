import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { formText } from './form.text.ts';
import { CutoffField } from '../../../entities/sign-up/form/cutoff-field.tsx';
import { FormFrame } from '../../../entities/sign-up/form/form-frame.tsx';
import { ReminderChoices } from '../../../entities/sign-up/form/reminder-choices.tsx';
import { SquadsField } from '../../../entities/sign-up/form/squads-field.tsx';
import { slotsOf } from '../../../entities/sign-up/form/squad-draft.ts';
import { StartFields } from '../../../entities/sign-up/form/start-fields.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { signUpText } from '../../../entities/sign-up/sign-up.text.ts';
import { useDiffering } from './use-differing.ts';
import type { useEventForm } from './use-event-form.ts';

interface EventFormProps {
  id: string;
  form: ReturnType<typeof useEventForm>;
  isNew: boolean;
  /** The slots cannot be changed any more. */
  frozen: boolean;
}

export const EventForm = ({ id, form, isNew, frozen }: EventFormProps) => {
  const text = useText(formText);
  const { asInSettings } = useText(signUpText);
  const { draft, change, problems, theirs } = form;
  const problem = (field: keyof typeof problems) => {
    const code = problems[field];
    return code === undefined ? undefined : (text.problems[code] ?? code);
  };
  const differing = useDiffering();
  const name = useRef<HTMLInputElement>(null);
  // A new event starts with the focus on its title.
  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);

  return (
    <FormFrame id={id} form={form} theirs={theirs ? differing(theirs, draft) : null}>
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
      <NumberField
        label={text.slots}
        hint={frozen ? text.frozenSlots : null}
        problem={problem('slots')}
        min={1}
        max={500}
        disabled={frozen || draft.squads.length > 0}
        value={slotsOf(draft)}
        onChange={(slots) => change({ slots })}
      />
      <NumberField
        label={text.reward}
        problem={problem('reward')}
        max={100_000}
        placeholder={isNew ? asInSettings : undefined}
        value={draft.reward}
        onChange={(reward) => change({ reward })}
      />
      <CutoffField
        value={draft.cutoff}
        onChange={(cutoff) => change({ cutoff })}
        isNew={isNew}
        wrong={problems.cutoff_minutes !== undefined}
      />
      <SquadsField
        value={draft.squads}
        onChange={(squads) => change({ squads })}
        problem={problems.squads}
        frozen={frozen}
      />
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
    </FormFrame>
  );
};
