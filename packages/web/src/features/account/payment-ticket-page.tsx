import { ownTicketRoutes } from '@famiglia/contract/support/own-tickets';
import type { Route, RouteRequest } from '@famiglia/contract/kit/route';
import type { TicketThread } from '@famiglia/contract/support/support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { TicketBadge } from '../../entities/support/ticket-badge.tsx';
import { MessageForm, TicketConversation } from '../../entities/support/ticket-conversation.tsx';
import { TicketFacts } from '../../entities/support/ticket-facts.tsx';
import { ticketText } from '../../entities/support/ticket.text.ts';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { isMissing } from '../../shared/lib/is-missing.ts';
import { panelKey } from '../../shared/lib/query-key.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { NotFound } from '../../shared/ui/not-found.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Trail } from '../../shared/ui/trail.tsx';
import { paymentsText } from './payments.text.ts';
import { privacyText } from './privacy.text.ts';
import { useOwnTicket } from './queries.ts';

/** `/account/tickets/:guildId/:ticketId`: the conversation about a payment, whatever became of the server. */
export const PaymentTicketPage = () => {
  const { guildId = '', ticketId = '' } = useParams();
  const ticket = useOwnTicket(guildId, ticketId);
  if (isMissing(ticket.error)) return <NotFound />;
  return (
    <QueryView query={ticket} skeleton={<ListSkeleton rows={4} height="h-24" />}>
      {(thread) => <Thread thread={thread} />}
    </QueryView>
  );
};

const Thread = ({ thread }: { thread: TicketThread }) => {
  const shared = useText(ticketText);
  const { tickets: text } = useText(paymentsText);
  const { title: account } = useText(privacyText);
  const { id: ticketId, guild, state, unread } = thread;
  const title = thread.subject || shared.noSubject;
  const which = { guildId: guild.id, ticketId };
  const reply = useOwnChange(ownTicketRoutes.reply);
  const { mutate: markRead } = useOwnChange(ownTicketRoutes.read);
  useEffect(() => {
    if (unread) markRead({ guildId: guild.id, ticketId });
  }, [markRead, guild.id, ticketId, unread]);
  return (
    <>
      <Trail label={shared.path} parents={[{ to: '/account', name: account }]} here={title} />
      <PageHeader title={title} badge={<TicketBadge state={state} />} note={guild.name} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <TicketConversation thread={thread}>
          <MessageForm
            hint={state === 'closed' ? text.closed : text.answerComes}
            pending={reply.isPending}
            error={reply.error}
            onSend={(typed, done) => reply.mutate({ ...which, text: typed }, { onSuccess: done })}
          />
        </TicketConversation>
        <TicketFacts thread={thread} />
      </div>
    </>
  );
};

const useOwnChange = <R extends Route>(route: R) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RouteRequest<R>) => callApi(route, input),
    onSettled: () => client.invalidateQueries({ queryKey: panelKey('privacy', 'tickets') }),
  });
};
