import type { Participant } from '@famiglia/contract/events/events';
import { useSignUpChange } from '../use-sign-up-change.ts';
import { AddPeopleDialog } from './add-people-dialog.tsx';

interface AddDialogProps {
  id: string;
  participants: readonly Participant[];
  onClose: () => void;
}

/** Signs people up for an event or a capt. */
export const AddDialog = ({ id, participants, onClose }: AddDialogProps) => {
  const add = useSignUpChange(id, (kind) => kind.add);
  return (
    <AddPeopleDialog
      add={{
        send: (person, onDone) => add.mutate(person, { onSuccess: () => onDone?.() }),
        pending: add.isPending ? add.variables.user_id : null,
        error: add.error,
        reset: add.reset,
      }}
      listed={new Set(participants.map((one) => one.user_id))}
      onClose={onClose}
    />
  );
};
