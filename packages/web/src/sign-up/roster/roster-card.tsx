import type { EventDetails, Participant } from '@famiglia/contract/events';
import { Users } from 'lucide-react';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { eventText } from '../../features/events/page/event.text.ts';
import { SortingOrder } from './sorting-order.tsx';
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
  const format = useFormat();
  const isOver = event.status === 'finished' || event.status === 'cancelled';
  return (
    <Card>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line px-4 py-3">
        <h2 className="font-semibold">{text.roster}</h2>
        <span className="text-xs text-muted">
          {text.signedUp(participants.length)}
          <span className="lg:hidden">
            {' · '}
            {text.main} {format.number(event.main_count)} / {format.number(event.slots)}
          </span>
        </span>
        <p className="ml-auto text-xs text-muted max-md:hidden">
          {text.order}: <SortingOrder sorting={event.sorting} />
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
