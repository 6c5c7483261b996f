import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Input } from '../../../shared/ui/input.tsx';
import type { SignUp } from '../sign-up.ts';
import { useSignUpKind } from '../sign-up-kind.ts';
import { useSignUpChange } from '../use-sign-up-change.ts';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { dialogsText } from './dialogs.text.ts';

interface CancelDialogProps {
  of: Pick<SignUp, 'id' | 'main_count' | 'reserve_count'>;
  title: string;
  onClose: () => void;
}

export const CancelDialog = ({ of, title, onClose }: CancelDialogProps) => {
  const text = useText(dialogsText);
  const cancel = useSignUpChange(of.id, (kind) => kind.cancel);
  const { name } = useSignUpKind();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={text.cancelTitle(title)}
      body={text.cancelBody(of.main_count + of.reserve_count)}
      confirm={text.cancel[name]}
      keep={text.keep}
      danger
      pending={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      <FormField label={text.cancelReason}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            placeholder={text.cancelReasonPlaceholder}
            value={reason}
            onChange={(change) => setReason(change.target.value)}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
};
