import type { ReactNode } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Refusal } from './refusal.tsx';

interface ConfirmDialogProps {
  /** For callers that keep the dialog mounted, so that its closing is animated. */
  open?: boolean;
  title: string;
  /** What will be lost. */
  body: string;
  confirm: string;
  /** The label of the cancel button; "Back" if left out. */
  keep?: string;
  danger?: boolean;
  /** Something is missing before it can be confirmed. */
  disabled?: boolean;
  pending: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before an action that cannot be undone. An error is shown inside the dialog. */
export const ConfirmDialog = ({
  open = true,
  title,
  body,
  confirm,
  keep,
  danger = false,
  disabled = false,
  pending,
  error,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => {
  const text = useText(commonText);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={body}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {keep ?? text.cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            loading={pending}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {children}
        <Refusal error={error} />
      </div>
    </Dialog>
  );
};
