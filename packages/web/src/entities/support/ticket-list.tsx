import type { Ticket } from '@famiglia/contract/support/support';
import { Link } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { TicketBadge } from './ticket-badge.tsx';
import { ticketText } from './ticket.text.ts';

interface TicketListProps {
  tickets: readonly Ticket[];
  /** The address of a ticket's page. */
  to: (ticket: Ticket) => string;
  /** Who it comes from: a person of the family, or the family itself. */
  from: (ticket: Ticket) => string;
  /** Whether a new answer is marked: the family reads it, the site's admin wrote it. */
  marksUnread?: boolean;
  /** The next page is being fetched. */
  stale: boolean;
}

export const TicketList = ({ tickets, to, from, marksUnread = false, stale }: TicketListProps) => {
  const text = useText(ticketText);
  const format = useFormat();
  return (
    <Card className={classes('overflow-hidden', stale && 'opacity-60')}>
      <ul aria-busy={stale}>
        {tickets.map((ticket) => (
          <li key={ticket.id} className="border-b border-line last:border-b-0">
            <Link
              to={to(ticket)}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 transition-colors duration-(--quick) hover:bg-hover"
            >
              <span className="min-w-0 flex-1 basis-60">
                <span className="flex min-w-0 items-center gap-2">
                  {marksUnread && ticket.unread ? (
                    <span className="size-2 shrink-0 rounded-full bg-brass">
                      <span className="sr-only">{text.unread}</span>
                    </span>
                  ) : null}
                  <span
                    className={classes(
                      'min-w-0 wrap-anywhere',
                      marksUnread && ticket.unread ? 'font-semibold' : 'font-medium',
                    )}
                  >
                    {ticket.subject || text.noSubject}
                  </span>
                </span>
                <span className="block text-xs wrap-anywhere text-muted">
                  {from(ticket)}
                  <span aria-hidden> · </span>
                  <time dateTime={ticket.updated_at} title={format.dateTime(ticket.updated_at)}>
                    {format.relative(ticket.updated_at)}
                  </time>
                </span>
              </span>
              {ticket.kind === 'payment' ? <Badge tone="bad">{text.payment}</Badge> : null}
              <TicketBadge state={ticket.state} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
