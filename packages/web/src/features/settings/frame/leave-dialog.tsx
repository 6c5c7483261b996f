import type { Blocker } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { settingsText } from '../settings.text.ts';

/** Asks a person who leaves with unsaved changes what to do with them. */
export const LeaveDialog = ({ blocker }: { blocker: Blocker }) => {
  const text = useText(settingsText);
  const { save, isSaving } = useDraft();
  const stay = () => blocker.reset?.();
  const saveAndLeave = async () => {
    if (await save()) blocker.proceed?.();
    else stay();
  };
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title={text.leaveTitle}
      actions={
        <>
          <Button variant="ghost" onClick={stay}>
            {text.stay}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {text.discard}
          </Button>
          <Button variant="primary" loading={isSaving} onClick={() => void saveAndLeave()}>
            {text.saveAndLeave}
          </Button>
        </>
      }
    >
      <p className="text-muted">{text.leaveBody}</p>
    </Dialog>
  );
};
