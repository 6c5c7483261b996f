import { TicketList } from '../../entities/support/ticket-list.tsx';
import { WriteAboutPayment } from '../../entities/support/payment-ticket-dialog.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { Card } from '../../shared/ui/card.tsx';
import { paymentsText } from './payments.text.ts';
import { useOwnPayments, useOwnTickets } from './queries.ts';

/** What the person wrote about payments, and how to write: also after they or the bot have left the server. */
export const PaymentTicketsCard = () => {
  const { tickets: text } = useText(paymentsText);
  const tickets = useOwnTickets();
  const payments = useOwnPayments();
  const servers = serversOf(payments.data);
  const written = tickets.data?.items ?? [];
  if (servers.length === 0 && written.length === 0) return null;
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2 className="font-semibold">{text.title}</h2>
      <p className="text-pretty text-muted">{text.body}</p>
      {written.length === 0 ? null : (
        <TicketList
          tickets={written}
          to={({ id, guild }) => `/account/tickets/${guild.id}/${id}`}
          from={({ guild }) => guild.name}
          marksUnread
          stale={tickets.isPlaceholderData}
        />
      )}
      {servers.length === 0 ? null : (
        <div>
          <WriteAboutPayment servers={servers} />
        </div>
      )}
    </Card>
  );
};

/** Every server that the person pays or paid for. */
const serversOf = (payments: ReturnType<typeof useOwnPayments>['data']) => {
  const guilds = [...(payments?.servers ?? []), ...(payments?.receipts ?? [])].map(({ guild }) => guild);
  return [...new Map(guilds.map((guild) => [guild.id, guild])).values()];
};
