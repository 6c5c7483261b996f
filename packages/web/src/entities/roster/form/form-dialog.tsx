import type { ReactNode } from 'react';
import { useId } from 'react';
import { commonText } from '../../../shared/language/common.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { newerVersionText } from '../../../shared/ui/newer-version.text.ts';

interface FormDialogProps {
  title: string;
  description: string;
  /** The label of the button. */
  save: string;
  saving: boolean;
  /** What somebody else saved, where this person changed the same: the next save overwrites it. Null if nobody did. */
  theirs: readonly unknown[] | null;
  onClose: () => void;
  /** The form, with the id that the button submits. */
  children: (id: string) => ReactNode;
}

/** A form in a dialog. Closing it keeps the draft. */
export const FormDialog = ({
  title,
  description,
  save,
  saving,
  theirs,
  onClose,
  children,
}: FormDialogProps) => {
  const { saveMine } = useText(newerVersionText);
  const { cancel } = useText(commonText);
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={saving}>
            {theirs !== null && theirs.length > 0 ? saveMine : save}
          </Button>
        </>
      }
    >
      {children(id)}
    </Dialog>
  );
};
