import { progressText, requirementName } from '@famiglia/contract/ranks/rank-words';
import type { RankProposal } from '@famiglia/contract/ranks/ranks';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIsOwn } from '../../shared/auth/use-is-own.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Check } from '../../shared/ui/icons.ts';
import { OwnNote } from '../../shared/ui/own-note.tsx';
import { PromoteAll } from './promote-all.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { ranksText } from './ranks.text.ts';

interface ReadyCardProps {
  proposals: readonly RankProposal[];
  total: number;
  manages: boolean;
}

/** Whom the bot proposes for the next step, and why. */
export const ReadyCard = ({ proposals, total, manages }: ReadyCardProps) => {
  const text = useText(ranksText);
  const isOwn = useIsOwn();
  // Kept here: the dialog tells why a promotion was refused, also when the member left the list.
  const [promoting, setPromoting] = useState<RankProposal | null>(null);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-4 py-3">
        <h2 className="text-base font-semibold">
          {text.ready} <span className="font-normal text-faint">{total}</span>
        </h2>
        {manages ? <PromoteAll ready={proposals.filter(({ member }) => !isOwn(member.id))} /> : null}
      </div>
      {proposals.length === 0 ? <p className="p-4 text-muted">{text.nobodyReady}</p> : null}
      <ul>
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.member.id}
            proposal={proposal}
            manages={manages}
            isOwn={isOwn(proposal.member.id)}
            onPromote={() => setPromoting(proposal)}
          />
        ))}
      </ul>
      {promoting === null ? null : <PromoteDialog proposal={promoting} onClose={() => setPromoting(null)} />}
    </Card>
  );
};

interface ProposalRowProps {
  proposal: RankProposal;
  manages: boolean;
  isOwn: boolean;
  onPromote: () => void;
}

const ProposalRow = ({ proposal, manages, isOwn, onPromote }: ProposalRowProps) => {
  const text = useText(ranksText);
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const { member, rank, next } = proposal;
  if (next === null) return null;
  const span = { days: next.span_days, reputation: text.reputation };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 first:border-t-0">
      <Avatar id={member.id} name={member.name} />
      <div>
        <Link
          to={`/guild/${guildId}/users/${member.id}`}
          className="font-medium wrap-anywhere hover:underline"
        >
          {member.name}
        </Link>
        <p className="text-muted wrap-anywhere">{text.to(rank?.name ?? text.noRank, next.name)}</p>
      </div>
      {manages && !isOwn ? <Button onClick={onPromote}>{text.promote}</Button> : <span />}
      <div className="col-span-3 grid gap-1 text-xs sm:col-span-2 sm:col-start-2">
        <ul aria-label={text.why} className="flex flex-wrap gap-x-3 gap-y-0.5 text-muted">
          {next.progress.map((step) => (
            <li key={step.kind} className="flex items-center gap-1">
              <Check aria-hidden className="size-3.5 shrink-0 text-good" />
              {requirementName(language, step.kind, span)}: {progressText(step)}
            </li>
          ))}
        </ul>
        {manages && isOwn ? <OwnNote /> : null}
      </div>
    </li>
  );
};
