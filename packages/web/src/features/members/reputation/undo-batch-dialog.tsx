import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useUndoBatch } from '../queries.ts';
import { reputationText } from './reputation.text.ts';

interface UndoBatchDialogProps {
  batchId: string;
  delta: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The other members are not on this page, so the dialog says what happens to them. */
export const UndoBatchDialog = ({ batchId, delta, open, onOpenChange }: UndoBatchDialogProps) => {
  const text = useText(reputationText);
  const format = useFormat();
  const undoBatch = useUndoBatch(useCurrentGuild().id);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.undoBatchTitle}
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {text.cancel}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false);
              undoBatch(batchId);
            }}
          >
            {text.undoBatch}
          </Button>
        </>
      }
    >
      <p className="text-pretty text-muted">{text.undoBatchBody(format.delta(delta))}</p>
    </Dialog>
  );
};
