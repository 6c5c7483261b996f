import type { EventDetails } from '@famiglia/contract/events';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EventForm } from './event-form.tsx';
import { formText } from './form.text.ts';
import { useEventForm } from './use-event-form.ts';

interface EventDialogProps {
  open: boolean;
  onClose: () => void;
  /** The event to edit; a new one is planned if left out. */
  event?: EventDetails;
}

/** Mounted anew at each opening, so that it starts from the event as it is then. */
const OpenDialog = ({ onClose, event }: Omit<EventDialogProps, 'open'>) => {
  const text = useText(formText);
  const id = useId();
  const navigate = useNavigate();
  const guild = useCurrentGuild();
  const form = useEventForm(event, (saved) => {
    if (event) onClose();
    else void navigate(`/guild/${guild.id}/events/${saved.id}`);
  });
  const save = event ? text.save : text.publish;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={event ? text.edit : text.create}
      description={event ? text.editNote : text.createNote}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={form.saving}>
            {form.theirs ? text.saveMine : save}
          </Button>
        </>
      }
    >
      <EventForm id={id} form={form} isNew={!event} frozen={event !== undefined && event.status !== 'open'} />
    </Dialog>
  );
};

export const EventDialog = ({ open, ...rest }: EventDialogProps) => (open ? <OpenDialog {...rest} /> : null);
