import type { ReputationEntry } from '@famiglia/contract/reputation/reputation';
import { Undo2 } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { useUndoEntry } from '../queries.ts';
import { reputationText } from './reputation.text.ts';
import { UndoBatchDialog } from './undo-batch-dialog.tsx';

/** Undoes a change by a reversing entry; a batch can be undone for all its members. */
export const UndoButton = ({ entry }: { entry: ReputationEntry }) => {
  const text = useText(reputationText);
  const undo = useUndoEntry(useCurrentGuild().id);
  const [asking, setAsking] = useState(false);
  const icon = <Undo2 aria-hidden className="size-4" />;
  const undoHere = () => undo.mutate(entry.id);
  if (!entry.batch_id) {
    return (
      <IconButton label={text.undoOne} disabled={undo.isPending} onClick={undoHere}>
        {icon}
      </IconButton>
    );
  }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={text.undoChoice} disabled={undo.isPending}>
            {icon}
          </IconButton>
        }
      >
        <MenuItem onClick={undoHere}>{text.undoHere}</MenuItem>
        <MenuItem onClick={() => setAsking(true)}>{text.undoAll}</MenuItem>
      </Menu>
      <UndoBatchDialog batchId={entry.batch_id} delta={entry.delta} open={asking} onOpenChange={setAsking} />
    </>
  );
};
