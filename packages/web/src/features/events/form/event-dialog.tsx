import type { EventDetails } from '@famiglia/contract/events';
import { useNavigate } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { FormDialog } from '../../../entities/sign-up/form/form-dialog.tsx';
import { EventForm } from './event-form.tsx';
import { formText } from './form.text.ts';
import { useEventForm } from './use-event-form.ts';

interface EventDialogProps {
  open: boolean;
  onClose: () => void;
  /** The event to edit; left out for a new one. */
  event?: EventDetails;
}

/** Mounted at each opening, so that it starts from the current event. */
const OpenDialog = ({ onClose, event }: Omit<EventDialogProps, 'open'>) => {
  const text = useText(formText);
  const navigate = useNavigate();
  const guild = useCurrentGuild();
  const form = useEventForm(event, (saved) => {
    if (event) onClose();
    else void navigate(`/guild/${guild.id}/events/${saved.id}`);
  });
  return (
    <FormDialog
      title={event ? text.edit : text.create}
      description={event ? text.editNote : text.createNote}
      save={event ? text.save : text.publish}
      saving={form.saving}
      overTheirs={form.theirs !== null}
      onClose={onClose}
    >
      {(id) => (
        <EventForm
          id={id}
          form={form}
          isNew={!event}
          frozen={event !== undefined && event.status !== 'open'}
        />
      )}
    </FormDialog>
  );
};

export const EventDialog = ({ open, ...rest }: EventDialogProps) => (open ? <OpenDialog {...rest} /> : null);
