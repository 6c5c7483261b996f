import type { CaptDetails } from '@famiglia/contract/capts/capts';
import type { Participant } from '@famiglia/contract/events/events';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { useOpenFlag } from '../../../shared/lib/use-open-flag.ts';
import { Feed } from '../../../entities/roster/feed/feed.tsx';
import { Outcome } from '../../../entities/roster/outcome.tsx';
import { RosterCard } from '../../../entities/roster/live/roster-card.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { LeaderText } from '../../../shared/ui/leader-text.tsx';
import { useDeleteCapt } from '../queries.ts';
import { CaptDialog } from '../form/capt-dialog.tsx';
import { RecordingsCard } from '../recordings/recordings-card.tsx';
import { DamageCard } from '../stats/damage-card.tsx';
import type { CaptQuestion } from './capt-dialogs.tsx';
import { CaptDialogs } from './capt-dialogs.tsx';
import { CaptFacts } from './capt-facts.tsx';
import { CaptHeader } from './capt-header.tsx';
import { captText } from './capt.text.ts';
import { WarWaits } from '../wars/war-waits.tsx';
import type { LeaderAction } from './leader-actions.tsx';
import { LeaderActions } from './leader-actions.tsx';

interface CaptViewProps {
  capt: CaptDetails;
  participants: readonly Participant[];
}

/** A capt with its roster, damage and recordings, and a leader's actions. */
export const CaptView = ({ capt, participants }: CaptViewProps) => {
  const text = useText(captText);
  const { permissions } = useCurrentGuild().access;
  const leads = may(permissions, 'capts.manage');
  const [question, setQuestion] = useState<CaptQuestion | null>(null);
  const [isEditing, editing] = useOpenFlag('edit');
  const remove = useDeleteCapt();
  const act = (action: LeaderAction): void => {
    if (action === 'edit') editing(true);
    else if (action === 'delete') void remove(capt.id);
    else setQuestion({ about: action });
  };
  const { status } = capt;
  // Before a capt the roster comes first; afterwards the damage.
  const wasPlayed = status === 'finished';
  // Damage may be entered before the result.
  const hasDamage = capt.players.length > 0 || (status === 'closed' && leads);
  const hasRoster = participants.length > 0 || !wasPlayed;
  return (
    <>
      <CaptHeader capt={capt} actions={leads ? <LeaderActions capt={capt} onAction={act} /> : null} />
      {leads && capt.war?.waits === true ? <WarWaits warId={capt.war.id} /> : null}
      <Outcome of={capt} participants={participants} />
      {wasPlayed ? (
        <div className="mb-5">
          <DamageCard capt={capt} leads={leads} />
        </div>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="peer/lists grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {wasPlayed ? (
            <div className="peer/recordings">
              <RecordingsCard capt={capt} participants={participants} leads={leads} />
            </div>
          ) : null}
          {hasRoster ? (
            // Nothing stands below recordings that are still loading: it would move.
            <div className="min-w-0 peer-has-[[aria-busy=true]>output]/recordings:hidden">
              <RosterCard
                of={capt}
                participants={participants}
                leads={leads}
                onRemove={(person) => setQuestion({ about: 'remove', person })}
              />
            </div>
          ) : null}
          {!wasPlayed && hasDamage ? <DamageCard capt={capt} leads={leads} /> : null}
          {status === 'closed' || (!wasPlayed && capt.recordings.length > 0) ? (
            <RecordingsCard capt={capt} participants={participants} leads={leads} />
          ) : null}
        </div>
        <aside
          aria-label={text.about}
          className="grid gap-5 max-lg:peer-has-[[aria-busy=true]>output]/lists:hidden lg:sticky lg:top-6"
        >
          {capt.notes ? (
            <Card className="px-4 py-3">
              <h2 className="mb-1 font-semibold">{text.notes}</h2>
              <LeaderText text={capt.notes} className="text-pretty wrap-anywhere" />
            </Card>
          ) : null}
          <CaptFacts capt={capt} participants={participants} />
          {may(permissions, 'activity.view') ? <Feed of={capt.id} /> : null}
        </aside>
      </div>
      <CaptDialogs
        question={question}
        capt={capt}
        participants={participants}
        onClose={() => setQuestion(null)}
      />
      {leads && isEditing ? <CaptDialog capt={capt} onClose={() => editing(false)} /> : null}
    </>
  );
};
