import type { RankProposal } from '@famiglia/contract/ranks/ranks';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useDefer, useSetRank } from './queries.ts';
import { ranksText } from './ranks.text.ts';
import { ReasonField } from './reason-field.tsx';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface PromoteDialogProps {
  proposal: RankProposal;
  onClose: () => void;
}

/** A leader promotes, is asked again in a week, or leaves the member on their step. */
export const PromoteDialog = ({ proposal, onClose }: PromoteDialogProps) => {
  const { member, rank, next } = proposal;
  const roleId = next?.role_id ?? '';
  const text = useText(ranksText);
  const promote = useSetRank();
  const defer = useDefer();
  const [reason, setReason] = useState('');
  const isPending = promote.isPending || defer.isPending;
  const putOff = (until: string | null) =>
    defer.mutate({ userId: member.id, role_id: roleId, until }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={text.promoteTitle(member.name, next?.name ?? '')}
      body={text.promoteBody}
      confirm={text.promote}
      pending={promote.isPending}
      disabled={defer.isPending}
      error={promote.error ?? defer.error}
      onConfirm={() =>
        promote.mutate(
          { userId: member.id, role_id: roleId, reason, expected_role_id: rank?.role_id ?? null },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <span className="text-muted">{text.notNow}</span>
        <Button disabled={isPending} onClick={() => putOff(new Date(Date.now() + WEEK_MS).toISOString())}>
          {text.later}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={() => putOff(null)}>
          {text.dismiss}
        </Button>
      </div>
    </ConfirmDialog>
  );
};
