import type { EventDetails, Participant } from '@famiglia/contract/events';
import { Users } from 'lucide-react';
import { Fragment } from 'react';
import { useText } from '../../../language/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { eventText } from '../page/event.text.ts';
import { LiveRoster } from './live-roster.tsx';

interface RosterCardProps {
  event: EventDetails;
  participants: readonly Participant[];
  leads: boolean;
  onRemove: (person: Participant) => void;
}

/** The roster with its heading: how many signed up, and by what they are ordered. */
export const RosterCard = ({ event, participants, leads, onRemove }: RosterCardProps) => {
  const text = useText(eventText);
  const isOver = event.status === 'finished' || event.status === 'cancelled';
  return (
    <Card>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line px-4 py-3">
        <h2 className="font-semibold">{text.roster}</h2>
        <span className="text-xs text-muted">{text.signedUp(participants.length)}</span>
        <p className="text-xs text-muted md:ml-auto">
          {text.order}:{' '}
          {event.sorting.map((criterion, index) => (
            <Fragment key={criterion}>
              {index > 0 ? <span aria-hidden> › </span> : null}
              <span className="font-medium text-text">{text.criteria[criterion]}</span>
            </Fragment>
          ))}
        </p>
      </header>
      {participants.length === 0 ? (
        <EmptyState icon={<Users aria-hidden />} title={text.nobodyTitle}>
          {isOver ? text.nobodyCameBody : text.nobodyBody}
        </EmptyState>
      ) : (
        <LiveRoster event={event} participants={participants} leads={leads} onRemove={onRemove} />
      )}
    </Card>
  );
};
