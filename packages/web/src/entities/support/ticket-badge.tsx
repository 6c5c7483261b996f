import type { TicketState } from '@famiglia/contract/support/support';
import { useText } from '../../shared/language/use-text.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ticketText } from './ticket.text.ts';

const TONES = { open: 'brass', answered: 'good', closed: 'neutral' } as const satisfies Record<
  TicketState,
  string
>;

export const TicketBadge = ({ state }: { state: TicketState }) => (
  <Badge tone={TONES[state]}>{useText(ticketText).states[state]}</Badge>
);
