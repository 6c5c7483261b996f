import { useText } from '../../../shared/language/use-text.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useSignUpChange } from '../use-sign-up-change.ts';
import { dialogsText } from './dialogs.text.ts';

export const ReopenDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const text = useText(dialogsText);
  const reopen = useSignUpChange(id, (kind) => kind.reopen);
  return (
    <ConfirmDialog
      title={text.reopenTitle}
      body={text.reopenBody}
      confirm={text.reopen}
      pending={reopen.isPending}
      error={reopen.error}
      onConfirm={() => reopen.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
