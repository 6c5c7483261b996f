import type { Participant } from '@famiglia/contract/events/events';
import { useText } from '../../../shared/language/use-text.ts';
import { useSignUpChange } from '../use-sign-up-change.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { dialogsText } from './dialogs.text.ts';

interface RemoveDialogProps {
  id: string;
  person: Participant;
  onClose: () => void;
}

export const RemoveDialog = ({ id, person, onClose }: RemoveDialogProps) => {
  const text = useText(dialogsText);
  const remove = useSignUpChange(id, (kind) => kind.remove);
  return (
    <ConfirmDialog
      title={text.removeTitle(person.ingame_nick ?? person.display_name)}
      body={text.removeBody}
      confirm={text.remove}
      danger
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(person.user_id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
