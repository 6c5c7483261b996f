import { eventRoutes } from '@famiglia/contract/event-routes';
import type { Participant } from '@famiglia/contract/events';
import { useText } from '../../language/use-text.ts';
import { useEventChange } from '../../features/events/api/use-event-change.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dialogsText } from './dialogs.text.ts';

interface RemoveDialogProps {
  eventId: string;
  person: Participant;
  onClose: () => void;
}

export const RemoveDialog = ({ eventId, person, onClose }: RemoveDialogProps) => {
  const text = useText(dialogsText);
  const remove = useEventChange(eventRoutes.remove);
  return (
    <ConfirmDialog
      title={text.removeTitle(person.ingame_nick ?? person.display_name)}
      body={text.removeBody}
      confirm={text.remove}
      danger
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ eventId, userId: person.user_id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
