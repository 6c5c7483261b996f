import type { EventStatus } from '@famiglia/contract/events/events';
import { useText } from '../../../shared/language/use-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { eventsText } from '../events.text.ts';

const TONES = { open: 'good', closed: 'brass', finished: 'neutral', cancelled: 'bad' } as const;

export const StatusBadge = ({ status }: { status: EventStatus }) => (
  <Badge tone={TONES[status]}>{useText(eventsText).statuses[status]}</Badge>
);
