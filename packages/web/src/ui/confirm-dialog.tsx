import type { ReactNode } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Refusal } from './refusal.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will be lost. */
  body: string;
  confirm: string;
  danger?: boolean;
  pending: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asked before something that cannot be taken back. A refusal is told in place. */
export const ConfirmDialog = ({
  title,
  body,
  confirm,
  danger = false,
  pending,
  error,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => {
  const text = useText(commonText);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={body}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text.back}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={pending} onClick={onConfirm}>
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
