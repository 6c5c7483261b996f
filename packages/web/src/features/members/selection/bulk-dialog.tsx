import type { Member } from '@famiglia/contract/guilds/guilds';
import { useId } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useChangeMany, useUndoBatch } from '../queries.ts';
import { ChangeFields } from '../reputation/change-fields.tsx';
import { reputationText } from '../reputation/reputation.text.ts';
import { useChangeDraft } from '../reputation/use-change-draft.ts';

const NAMED = 5;

interface BulkDialogProps {
  open: boolean;
  members: readonly Member[];
  onClose: () => void;
  onDone: () => void;
}

/** Mounted at each opening, so that it starts empty. */
const OpenDialog = ({ members, onClose, onDone }: Omit<BulkDialogProps, 'open'>) => {
  const text = useText(reputationText);
  const format = useFormat();
  const form = useId();
  const { id: guildId } = useCurrentGuild();
  const { draft, change, delta, ready } = useChangeDraft();
  const changeMany = useChangeMany(guildId);
  const undoBatch = useUndoBatch(guildId);

  const send = (): void => {
    if (!ready || changeMany.isPending) return;
    changeMany.mutate(
      { user_ids: members.map((member) => member.user_id), ...ready },
      {
        onSuccess: ({ batch_id, items }) => {
          toast.success(text.changedMany(items.length, format.delta(ready.delta)), ready.reason, {
            label: text.undo,
            run: () => undoBatch(batch_id),
          });
          onDone();
        },
      },
    );
  };

  const names = members.slice(0, NAMED).map((member) => member.display_name);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text.bulkTitle(members.length)}
      description={text.named(names, members.length - names.length)}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={!ready}
            loading={changeMany.isPending}
          >
            {delta === null ? text.save : text.toEach(format.delta(delta))}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ChangeFields draft={draft} change={change} />
      </form>
      <Refusal error={changeMany.error} className="mt-3" />
    </Dialog>
  );
};

/** The same change for many members, with one undo for all. */
export const BulkDialog = ({ open, ...rest }: BulkDialogProps) => (open ? <OpenDialog {...rest} /> : null);
