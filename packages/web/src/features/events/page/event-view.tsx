import type { EventDetails, Participant } from '@famiglia/contract/events/events';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { AttendanceSheet } from '../attendance/attendance-sheet.tsx';
import { RosterCard } from '../../../entities/roster/live/roster-card.tsx';
import type { EventQuestion } from './event-dialogs.tsx';
import { EventDialogs } from './event-dialogs.tsx';
import { Feed } from '../../../entities/roster/feed/feed.tsx';
import { EventHeader } from './event-header.tsx';
import { Outcome } from '../../../entities/roster/outcome.tsx';
import { SignUpFacts } from '../../../entities/roster/sign-up-facts.tsx';
import { eventText } from './event.text.ts';
import type { LeaderAction } from './leader-actions.tsx';
import { LeaderActions } from './leader-actions.tsx';
import { SlotsControl } from './slots-control.tsx';

interface EventViewProps {
  event: EventDetails;
  participants: readonly Participant[];
}

/** An event with its roster, and a leader's actions. */
export const EventView = ({ event, participants }: EventViewProps) => {
  const text = useText(eventText);
  const { permissions } = useCurrentGuild().access;
  const leads = may(permissions, 'events.manage');
  const [question, setQuestion] = useState<EventQuestion | null>(null);
  const [marking, setMarking] = useState(false);
  const act = (action: LeaderAction) =>
    action === 'attendance' ? setMarking(true) : setQuestion({ about: action });
  // Another person may cancel it while this leader marks attendance.
  const isMarking = marking && event.status !== 'cancelled';

  return (
    <>
      <EventHeader
        event={event}
        actions={leads && !isMarking ? <LeaderActions event={event} onAction={act} /> : null}
      />
      <Outcome of={event} participants={participants} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_300px]">
        {isMarking ? (
          <AttendanceSheet event={event} participants={participants} onClose={() => setMarking(false)} />
        ) : (
          <RosterCard
            of={event}
            participants={participants}
            leads={leads}
            onRemove={(person) => setQuestion({ about: 'remove', person })}
          />
        )}
        <aside aria-label={text.about} className="grid gap-5 lg:sticky lg:top-6">
          <SignUpFacts
            of={event}
            participants={participants}
            places={
              <SlotsControl
                event={event}
                mayChange={leads && event.status === 'open' && event.squads.length === 0}
              />
            }
          />
          {may(permissions, 'activity.view') ? <Feed of={event.id} /> : null}
        </aside>
      </div>
      <EventDialogs
        question={question}
        event={event}
        participants={participants}
        onClose={() => setQuestion(null)}
      />
    </>
  );
};
