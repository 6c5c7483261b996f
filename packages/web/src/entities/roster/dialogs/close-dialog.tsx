import { useText } from '../../../shared/language/use-text.ts';
import { useSignUpChange } from '../use-sign-up-change.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { dialogsText } from './dialogs.text.ts';

export const CloseDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const text = useText(dialogsText);
  const close = useSignUpChange(id, (kind) => kind.close);
  return (
    <ConfirmDialog
      title={text.closeTitle}
      body={text.closeBody}
      confirm={text.close}
      pending={close.isPending}
      error={close.error}
      onConfirm={() => close.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
