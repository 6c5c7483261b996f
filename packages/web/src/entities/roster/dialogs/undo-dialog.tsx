import { useText } from '../../../shared/language/use-text.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useSignUpChange } from '../use-sign-up-change.ts';
import { dialogsText } from './dialogs.text.ts';

export const UndoDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const text = useText(dialogsText);
  const undo = useSignUpChange(id, (kind) => kind.undoFinish);
  return (
    <ConfirmDialog
      title={text.undoTitle}
      body={text.undoBody}
      confirm={text.undo}
      pending={undo.isPending}
      error={undo.error}
      onConfirm={() => undo.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
