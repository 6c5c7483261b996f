import type { TicketThread } from '@famiglia/contract/support/support';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { ticketText } from './ticket.text.ts';

/** The facts of a ticket besides its text. The family sees the same as the site's admin. */
export const TicketFacts = ({ thread }: { thread: TicketThread }) => {
  const text = useText(ticketText);
  const format = useFormat();
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.facts}</h2>
      <dl>
        {thread.order_id === null ? null : (
          <Fact label={text.order}>
            <code className="text-xs wrap-anywhere select-all">{thread.order_id}</code>
          </Fact>
        )}
        <Fact label={text.author}>{thread.author.name}</Fact>
        <Fact label={text.opened}>
          {format.dateTime(thread.created_at)}
          <span className="block text-xs text-muted">{text.origin[thread.origin]}</span>
        </Fact>
        <Fact label={text.language}>{text.languages[thread.language]}</Fact>
        <Fact label={text.version}>{thread.version}</Fact>
        {thread.doing === '' ? null : (
          <Fact label={text.doing[thread.origin]}>
            <code className="text-xs">{thread.doing}</code>
          </Fact>
        )}
        {thread.request_id === null ? null : (
          <Fact label={text.requestId}>
            <code className="text-xs select-all">{thread.request_id}</code>
          </Fact>
        )}
      </dl>
    </Card>
  );
};
