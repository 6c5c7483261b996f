import type { EventDetails, Participant } from '@famiglia/contract/events';
import { Ban, ListChecks, Lock } from 'lucide-react';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import { Card } from '../ui/card.tsx';
import { eventText } from '../features/events/page/event.text.ts';

const ICONS = { closed: Lock, cancelled: Ban, finished: ListChecks } as const;

interface EventOutcomeProps {
  event: EventDetails;
  participants: readonly Participant[];
}

/** How the sign-up ended: who closed, cancelled or finished it, when, and what came of it. */
export const EventOutcome = ({ event, participants }: EventOutcomeProps) => {
  const text = useText(eventText);
  const format = useFormat();
  const { status } = event;
  if (status === 'open') return null;
  const Icon = ICONS[status];
  const [by, at] = status === 'closed' ? [event.closer, event.closed_at] : [event.ender, event.ended_at];
  const said = { closed: text.closedBy, cancelled: text.cancelledBy, finished: text.finishedBy }[status];
  const came = participants.filter((one) => one.attended === true).length;
  const absent = participants.filter((one) => one.attended === false && one.list === 'main').length;
  return (
    <Card className="mb-5 flex items-start gap-3 px-4 py-3">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
      <p className="min-w-0 text-pretty">
        {by && at ? said(by.name, format.relative(at)) : null}
        {event.cancel_reason ? ` ${text.reason(event.cancel_reason)}` : null}
        {status === 'finished' ? (
          <span className="text-muted">
            {' '}
            {text.came(came)}
            {absent > 0 ? `, ${text.absent(absent)}` : null}.
          </span>
        ) : null}
      </p>
    </Card>
  );
};
