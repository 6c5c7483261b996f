import { CAPT_RESULTS } from '@famiglia/contract/capts/capts';
import { warProposalRoutes } from '@famiglia/contract/wars/war-proposal';
import type { WarProposal } from '@famiglia/contract/wars/war-proposal';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useGuildChange } from '../../../shared/lib/use-guild-change.ts';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { captsText } from '../capts.text.ts';
import { MemberPicker } from '../damage/members/member-picker.tsx';
import { useWarReview } from './use-war-review.ts';
import type { ReviewedPlayer, WarReview } from './use-war-review.ts';
import { WarAttendance } from './war-attendance.tsx';
import { WarDoubts } from './war-doubts.tsx';
import { WarHeader } from './war-header.tsx';
import { WarPlayers } from './war-players.tsx';
import { warText } from './war.text.ts';

/** A war of the feed as it would be entered, and the one button that enters it. */
export const WarView = ({ proposal }: { proposal: WarProposal }) => {
  const review = useWarReview(proposal);
  const [searched, setSearched] = useState<ReviewedPlayer | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isOpen = proposal.decision === 'pending' && proposal.status === 'finished';
  const change = isOpen ? setSearched : undefined;
  // What was chosen here stays on the screen, although somebody else was faster.
  const showsPeople = proposal.decision === 'pending' ? !proposal.entered : review.isTouched;
  return (
    <>
      <WarHeader proposal={proposal} isTouched={review.isTouched} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {isOpen && proposal.result === null ? <WhoWon review={review} isMissing={isMissing} /> : null}
          {isOpen ? <WarDoubts review={review} onSearch={setSearched} /> : null}
          <WarPlayers review={review} onChange={change} />
        </div>
        {showsPeople ? <WarAttendance review={review} isOpen={isOpen} /> : null}
      </div>
      {isOpen ? <ConfirmBar proposal={proposal} review={review} onMissing={setMissing} /> : null}
      {searched ? (
        <MemberPicker
          row={{ nick: searched.player.nick, member: searched.owner, candidates: searched.player.candidates }}
          roster={[]}
          onChoose={(member) => {
            review.setOwner(searched.player, member);
            setSearched(null);
          }}
          onClose={() => setSearched(null)}
        />
      ) : null}
    </>
  );
};

interface ConfirmBarProps {
  proposal: WarProposal;
  review: WarReview;
  /** Whether it has still to be said who won. */
  onMissing: (isMissing: boolean) => void;
}

const ConfirmBar = ({ proposal, review, onMissing }: ConfirmBarProps) => {
  const text = useText(warText);
  const { id: guildId } = useCurrentGuild();
  const navigate = useNavigate();
  const confirm = useGuildChange(warProposalRoutes.confirm, 'wars');
  const { result: known, entered } = proposal;
  const left = review.doubts.filter(({ owner, isSaid }) => owner === null && !isSaid).length;
  const send = (): void => {
    const isUnknown = known === null && review.result === '';
    onMissing(isUnknown);
    if (isUnknown) return;
    confirm.mutate(
      { warId: proposal.id, ...review.body },
      {
        onSuccess: ({ id }) => {
          toast.success(text.confirmed);
          void navigate(`/guild/${guildId}/capts/${id}`);
        },
      },
    );
  };
  return (
    <>
      <Refusal error={confirm.error} className="mt-4" />
      <ActionBar
        label={text.bar}
        words={[
          ...(entered ? [] : [text.came(review.came)]),
          ...(left > 0 ? [text.left(left)] : []),
          ...(entered ? [] : [text.unpaid]),
        ].join(' ')}
      >
        <Button variant="primary" loading={confirm.isPending} onClick={send}>
          {entered ? text.confirmEntered : text.confirm}
        </Button>
      </ActionBar>
    </>
  );
};

const WhoWon = ({ review, isMissing }: { review: WarReview; isMissing: boolean }) => {
  const text = useText(warText);
  const { results } = useText(captsText);
  return (
    <Card className="grid gap-2 px-4 py-3">
      <h2 className="font-semibold">{text.whoWon}</h2>
      <ChoiceRow
        label={text.result}
        value={review.result}
        options={CAPT_RESULTS.map((value) => ({ value, label: results[value] }))}
        onChange={review.setResult}
      />
      {isMissing && review.result === '' ? (
        <p role="alert" className="text-xs text-bad">
          {text.resultMissing}
        </p>
      ) : null}
    </Card>
  );
};
