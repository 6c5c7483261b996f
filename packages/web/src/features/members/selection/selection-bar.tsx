import { MAX_BULK_MEMBERS } from '@famiglia/contract/reputation/reputation';
import { Star } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useIsOwn } from '../../../shared/auth/use-is-own.ts';
import { lazyDialog } from '../../../shared/code/lazy-dialog.tsx';
import { useText } from '../../../shared/language/use-text.ts';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { membersText } from '../members.text.ts';
import type { Selection } from './use-selection.ts';

const BulkDialog = lazyDialog('bulk-dialog', async () => (await import('./bulk-dialog.tsx')).BulkDialog);

/** The bulk actions; shown while somebody is selected. */
export const SelectionBar = ({ selection }: { selection: Selection }) => {
  const text = useText(membersText);
  const { withoutYou: own } = text;
  const isOwn = useIsOwn();
  const [changing, setChanging] = useState(false);
  const count = selection.chosen.size;
  if (count === 0) return null;
  const hasOwn = [...selection.chosen.values()].some(({ user_id: userId }) => isOwn(userId));
  const tooMany = count > MAX_BULK_MEMBERS;
  return (
    <>
      <ActionBar
        label={text.selection}
        words={hasOwn ? own : tooMany ? text.tooMany(MAX_BULK_MEMBERS) : text.selected(count)}
        aside={
          <Button variant="ghost" onClick={selection.clear}>
            {text.unselect}
          </Button>
        }
      >
        <Button
          variant="primary"
          disabled={tooMany || hasOwn}
          icon={<Star aria-hidden className="size-4" />}
          onClick={() => setChanging(true)}
        >
          {text.changeReputation}
        </Button>
      </ActionBar>
      <BulkDialog
        open={changing}
        members={[...selection.chosen.values()]}
        onClose={() => setChanging(false)}
        onDone={() => {
          setChanging(false);
          selection.clear();
        }}
      />
    </>
  );
};
