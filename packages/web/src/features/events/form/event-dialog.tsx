import { useNavigate } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { FightKindField } from '../../../entities/fight-kind/fight-kind-select.tsx';
import { FormDialog } from '../../../entities/roster/form/form-dialog.tsx';
import { usePublishWords } from '../../../entities/roster/form/use-publish-words.ts';
import { useTemplates } from '../queries.ts';
import { TemplateField } from '../templates/template-field.tsx';
import { draftOf, kindDraftOf, planDraftOf } from './event-draft.ts';
import { EventForm } from './event-form.tsx';
import { formText } from './form.text.ts';
import { useDifferingEvent } from './use-differing.ts';
import { useEventForm } from './use-event-form.ts';
import type { EventFormSubject } from './use-event-form.ts';

interface EventDialogProps extends EventFormSubject {
  open: boolean;
  onClose: () => void;
}

/** Mounted at each opening, so that it starts from the current event. */
const OpenDialog = ({ onClose, event, copyOf }: Omit<EventDialogProps, 'open'>) => {
  const text = useText(formText);
  const navigate = useNavigate();
  const guild = useCurrentGuild();
  const differing = useDifferingEvent();
  const templates = useTemplates(guild.id).data ?? [];
  const form = useEventForm({ event, copyOf }, (saved) => {
    if (event) onClose();
    else void navigate(`/guild/${guild.id}/events/${saved.id}`);
  });
  const words = usePublishWords('event', { note: text.createNote, save: text.publish }, event === undefined);
  const newer = form.theirs && draftOf(form.theirs, guild.time_zone);
  const theirs = newer && differing(newer, form.contested(newer));
  if (!words.areKnown) return null;
  return (
    <FormDialog
      title={event ? text.edit : copyOf ? text.copy : text.create}
      description={event ? text.editNote : words.note}
      save={event ? text.save : words.save}
      saving={form.saving}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => (
        <EventForm
          id={id}
          form={form}
          theirs={theirs}
          isNew={!event}
          frozen={event !== undefined && event.status !== 'open'}
          removedScheduledEvent={event?.scheduled_event_state.removed ?? false}
          top={
            <>
              <FightKindField
                value={form.draft.fightKind}
                kept={(event ?? copyOf)?.fight_kind}
                onChange={(fightKind, kind) => {
                  const plan = templates.find(({ id }) => id === kind?.template_id)?.plan ?? null;
                  form.change(kind && !event ? kindDraftOf(form.draft, kind, plan) : { fightKind });
                }}
              />
              {event || copyOf ? null : <TemplateField onChoose={(plan) => form.change(planDraftOf(plan))} />}
            </>
          }
        />
      )}
    </FormDialog>
  );
};

export const EventDialog = ({ open, ...rest }: EventDialogProps) => (open ? <OpenDialog {...rest} /> : null);
