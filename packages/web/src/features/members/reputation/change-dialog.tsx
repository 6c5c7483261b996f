import type { MemberProfile } from '@famiglia/contract/members/members';
import { useId, useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { conflictOf, useSetReputation } from '../queries.ts';
import { ChangeFields } from './change-fields.tsx';
import { reputationText } from './reputation.text.ts';
import { useChangeDraft } from './use-change-draft.ts';

interface ChangeDialogProps {
  member: MemberProfile;
  onClose: () => void;
}

/** Changes one member's reputation. A change by somebody else meanwhile is named, and not overwritten. */
export const ChangeDialog = ({ member, onClose }: ChangeDialogProps) => {
  const text = useText(reputationText);
  const format = useFormat();
  const form = useId();
  const { draft, change, delta, ready } = useChangeDraft();
  const save = useSetReputation(useCurrentGuild().id, member.user_id);
  // The balance the person decides on: it changes only when they are told.
  const [seen, setSeen] = useState(member.reputation);
  const conflict = conflictOf(save.error);
  const after = seen + (delta ?? 0);

  const send = (): void => {
    if (!ready || save.isPending) return;
    save.mutate(
      { reputation: seen + ready.delta, expected_reputation: seen, reason: ready.reason },
      {
        onSuccess: ({ reputation }) => {
          announce(text.changedOne(member.display_name, format.number(reputation)));
          onClose();
        },
        onError: (error) => setSeen((old) => conflictOf(error)?.member.reputation ?? old),
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text.changeOf(member.display_name)}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" disabled={!ready} loading={save.isPending}>
            {delta === null ? text.save : text.changeBy(format.delta(delta))}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <output className="text-lg font-semibold">
          {delta === null ? (
            format.number(seen)
          ) : (
            <>
              <span className="text-muted">{format.number(seen)} → </span>
              {format.number(after)}
            </>
          )}
        </output>
        <ChangeFields draft={draft} change={change} />
      </form>
      {save.error ? (
        <Failure of={save.error} className="mt-3">
          <p className="text-bad">
            {conflict
              ? text.overtaken(conflict.changed_by?.name ?? text.somebody, format.number(seen))
              : errorDetail(save.error)}
          </p>
        </Failure>
      ) : null}
    </Dialog>
  );
};
