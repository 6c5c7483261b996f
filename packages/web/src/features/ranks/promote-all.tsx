import type { RankProposal } from '@famiglia/contract/ranks/ranks';
import { useState } from 'react';
import { commonText } from '../../shared/language/common.text.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { usePromoteAll } from './queries.ts';
import { ranksText } from './ranks.text.ts';
import { ReasonField } from './reason-field.tsx';

/** Promoted with one confirmation; a list that is longer is not read before it is confirmed. */
const AT_ONCE = 25;

/** One confirmation for everybody who is ready, after a list of who rises from where to where. */
export const PromoteAll = ({ ready }: { ready: readonly RankProposal[] }) => {
  const text = useText(ranksText);
  // The list that is confirmed is the one that was read, although a newer one may have come.
  const [read, setRead] = useState<readonly RankProposal[] | null>(null);
  const count = Math.min(ready.length, AT_ONCE);
  return (
    <>
      {count > 1 ? (
        <Button variant="primary" onClick={() => setRead(ready.slice(0, AT_ONCE))}>
          {count < ready.length ? text.promoteFirst(count) : text.promoteAll(count)}
        </Button>
      ) : null}
      {read === null ? null : <Preview proposals={read} ready={ready} onClose={() => setRead(null)} />}
    </>
  );
};

interface PreviewProps {
  proposals: readonly RankProposal[];
  /** Who is ready at this moment. */
  ready: readonly RankProposal[];
  onClose: () => void;
}

const Preview = ({ proposals, ready, onClose }: PreviewProps) => {
  const text = useText(ranksText);
  const { close } = useText(commonText);
  const promote = usePromoteAll();
  const [reason, setReason] = useState('');
  const isReady = ({ member }: RankProposal) => ready.some(({ member: { id } }) => id === member.id);
  const left = proposals.filter(isReady);
  const sent = promote.variables?.proposals ?? left;

  if (promote.data !== undefined && promote.data.length > 0) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={text.promoted(sent.length - promote.data.length)}
        description={text.refused(promote.data.length)}
        actions={<Button onClick={onClose}>{close}</Button>}
      >
        <ul className="grid gap-2">
          {promote.data.map(({ member, error }) => (
            <li key={member.id}>
              <p className="font-medium wrap-anywhere">{member.name}</p>
              <p className="text-pretty text-bad">{error.detail}</p>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={text.promoteAllTitle(promote.isPending ? sent.length : left.length)}
      body={text.promoteAllBody}
      confirm={text.promote}
      pending={promote.isPending}
      disabled={left.length === 0}
      error={promote.error}
      onConfirm={() =>
        promote.mutate(
          { proposals: left, reason },
          {
            onSuccess: (refused) => {
              if (refused.length > 0) return;
              toast.success(text.promoted(left.length));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <ul className="grid gap-1">
        {proposals.map((proposal) => (
          <li key={proposal.member.id} className="flex flex-wrap justify-between gap-x-3">
            <span className="font-medium wrap-anywhere">{proposal.member.name}</span>
            <span className="text-muted">
              {promote.isPending || isReady(proposal)
                ? text.to(proposal.rank?.name ?? text.noRank, proposal.next?.name ?? '')
                : text.gone}
            </span>
          </li>
        ))}
      </ul>
      <ReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
};
