import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { formText } from './form.text.ts';
import { lookSummaryOf } from './look-draft.ts';
import { LookFields } from './look-fields.tsx';
import { lookText } from './look.text.ts';
import { ScheduledEventField } from './scheduled-event-field.tsx';
import { FormFrame } from '../../../entities/roster/form/form-frame.tsx';
import { MoreFields } from '../../../entities/roster/form/more-fields.tsx';
import { PostingNote } from '../../../entities/roster/form/posting-note.tsx';
import { slotsOf } from '../../../entities/roster/form/squad-draft.ts';
import { squadsText } from '../../../entities/roster/form/squads.text.ts';
import { StartFields } from '../../../entities/roster/form/start-fields.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { signUpText } from '../../../entities/roster/sign-up.text.ts';
import type { DraftField, EventDraft } from './event-draft.ts';

interface EventFormProps {
  id: string;
  form: ComponentProps<typeof FormFrame>['form'] & {
    draft: EventDraft;
    change: (part: Partial<EventDraft>) => void;
    problems: Partial<Record<DraftField, string>>;
  };
  theirs: ComponentProps<typeof FormFrame>['theirs'];
  isNew: boolean;
  /** The slots cannot be changed any more. */
  frozen: boolean;
  /** Above all fields, in one row: what fills them. */
  top?: ReactNode;
  /** In place of day and time, where the form is about more than one event. */
  when?: ReactNode;
  /** False where who leads a squad is decided later, for each event. */
  hasLeaders?: boolean;
  /** First in the fold, and what is set there in words. */
  more?: { fields: ReactNode; summary: readonly string[] };
  /** Somebody deleted Discord's own event by hand. */
  removedScheduledEvent?: boolean;
}

export const EventForm = ({
  id,
  form,
  theirs,
  isNew,
  frozen,
  top,
  when,
  hasLeaders = true,
  more,
  removedScheduledEvent = false,
}: EventFormProps) => {
  const text = useText(formText);
  const { asInSettings } = useText(signUpText);
  const { fromSquads } = useText(squadsText);
  const look = useText(lookText);
  const { draft, change, problems } = form;
  const problem = (field: keyof typeof problems) => {
    const code = problems[field];
    return code === undefined ? undefined : (text.problems[code] ?? code);
  };
  const name = useRef<HTMLInputElement>(null);
  // A new event starts with the focus on its title.
  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);

  return (
    <FormFrame id={id} form={form} theirs={theirs}>
      {isNew ? <PostingNote kind="event" /> : null}
      {/* What fills the form stands side by side, so that the title is soon reached. */}
      <div className="col-span-2 grid auto-cols-fr grid-flow-col gap-4 empty:hidden">{top}</div>
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
      <div
        className={classes(
          'col-span-2 grid grid-flow-dense grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-4',
          when === undefined ? 'sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]' : 'sm:grid-cols-2',
        )}
      >
        {when ?? <StartFields value={draft} onChange={change} problem={problem('starts_at')} />}
        <NumberField
          label={text.slots}
          hint={frozen ? text.frozenSlots : draft.squads.length > 0 ? fromSquads : null}
          problem={problem('slots')}
          min={1}
          max={500}
          disabled={frozen || draft.squads.length > 0}
          value={slotsOf(draft)}
          onChange={(slots) => change({ slots })}
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
      <MoreFields
        kind="event"
        draft={draft}
        onChange={change}
        problems={problems}
        isNew={isNew}
        frozen={frozen}
        hasLeaders={hasLeaders}
        leadSummary={[...(more?.summary ?? []), ...lookSummaryOf(draft, look.summary)]}
        lead={
          <>
            {more?.fields}
            <NumberField
              label={text.reward}
              problem={problem('reward')}
              max={100_000}
              placeholder={isNew ? asInSettings : undefined}
              value={draft.reward}
              onChange={(reward) => change({ reward })}
            />
            <LookFields value={draft} onChange={change} problems={problems} />
            <ScheduledEventField
              value={draft.scheduledEvent}
              onChange={(scheduledEvent) => change({ scheduledEvent })}
              removed={removedScheduledEvent}
            />
          </>
        }
      />
    </FormFrame>
  );
};
