import { RANK_REASON_LENGTH } from '@famiglia/contract/ranks/ranks';
import type { RankProposal } from '@famiglia/contract/ranks/ranks';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIsOwn } from '../../shared/auth/use-is-own.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { OwnNote } from '../../shared/ui/own-note.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { useDefer, useSetRank } from './queries.ts';
import { ranksText } from './ranks.text.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface ReadyCardProps {
  proposals: readonly RankProposal[];
  total: number;
  manages: boolean;
}

/** Whom the bot proposes for the next step. A leader promotes, waits a week, or leaves them on their step. */
export const ReadyCard = ({ proposals, total, manages }: ReadyCardProps) => {
  const text = useText(ranksText);
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">
        {text.ready} <span className="font-normal text-faint">{total}</span>
      </h2>
      {proposals.length === 0 ? <p className="p-4 text-muted">{text.nobodyReady}</p> : null}
      <ul>
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.member.id} proposal={proposal} manages={manages} />
        ))}
      </ul>
    </Card>
  );
};

const ProposalRow = ({ proposal, manages }: { proposal: RankProposal; manages: boolean }) => {
  const text = useText(ranksText);
  const { id: guildId } = useCurrentGuild();
  const { member, rank, next } = proposal;
  const isOwn = useIsOwn()(member.id);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2 first:border-t-0">
      <Avatar id={member.id} name={member.name} />
      <div className="min-w-36 flex-1 py-1">
        <Link
          to={`/guild/${guildId}/users/${member.id}`}
          className="font-medium wrap-anywhere hover:underline"
        >
          {member.name}
        </Link>
        <p className="text-muted">{text.to(rank?.name ?? text.noRank, next?.name ?? '')}</p>
      </div>
      {manages && next !== null && isOwn ? <OwnNote /> : null}
      {manages && next !== null && !isOwn ? (
        <ProposalActions proposal={proposal} roleId={next.role_id} />
      ) : null}
    </li>
  );
};

const ProposalActions = ({ proposal, roleId }: { proposal: RankProposal; roleId: string }) => {
  const text = useText(ranksText);
  const defer = useDefer();
  const [promoting, setPromoting] = useState(false);
  const putOff = (until: string | null) =>
    defer.mutate({ userId: proposal.member.id, role_id: roleId, until });
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => setPromoting(true)}>
        {text.promote}
      </Button>
      <Button loading={defer.isPending} onClick={() => putOff(new Date(Date.now() + WEEK_MS).toISOString())}>
        {text.later}
      </Button>
      <Button variant="ghost" disabled={defer.isPending} onClick={() => putOff(null)}>
        {text.dismiss}
      </Button>
      <Refusal error={defer.error} />
      {promoting ? (
        <PromoteDialog proposal={proposal} roleId={roleId} onClose={() => setPromoting(false)} />
      ) : null}
    </div>
  );
};

interface PromoteDialogProps {
  proposal: RankProposal;
  roleId: string;
  onClose: () => void;
}

const PromoteDialog = ({ proposal: { member, next }, roleId, onClose }: PromoteDialogProps) => {
  const text = useText(ranksText);
  const promote = useSetRank();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={text.promoteTitle(member.name, next?.name ?? '')}
      body={text.promoteBody}
      confirm={text.promote}
      pending={promote.isPending}
      error={promote.error}
      onConfirm={() => promote.mutate({ userId: member.id, role_id: roleId, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <FormField label={text.reason} hint={text.reasonHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={RANK_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
};
