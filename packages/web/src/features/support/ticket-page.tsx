import { supportRoutes } from '@famiglia/contract/support/support';
import type { TicketThread } from '@famiglia/contract/support/support';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { TicketBadge } from '../../entities/support/ticket-badge.tsx';
import { MessageForm, TicketConversation } from '../../entities/support/ticket-conversation.tsx';
import { TicketFacts } from '../../entities/support/ticket-facts.tsx';
import { ticketText } from '../../entities/support/ticket.text.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { errorDetail } from '../../shared/lib/error-detail.ts';
import { isMissing } from '../../shared/lib/is-missing.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { NotFound } from '../../shared/ui/not-found.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Trail } from '../../shared/ui/trail.tsx';
import { useTicket } from './queries.ts';
import { supportText } from './support.text.ts';

/** `/guild/:guildId/support/:ticketId`: the conversation with the support. */
export const TicketPage = () => {
  const { ticketId = '' } = useParams();
  const ticket = useTicket(useCurrentGuild().id, ticketId);
  if (isMissing(ticket.error)) return <NotFound />;
  return (
    <QueryView query={ticket} skeleton={<ListSkeleton rows={4} height="h-24" />}>
      {(thread) => <Thread thread={thread} />}
    </QueryView>
  );
};

const Thread = ({ thread }: { thread: TicketThread }) => {
  const shared = useText(ticketText);
  const text = useText(supportText);
  const { id: ticketId, state } = thread;
  const title = thread.subject || shared.noSubject;
  const reply = useGuildChange(supportRoutes.reply, 'support');
  const close = useGuildChange(supportRoutes.close, 'support');
  useMarkRead(thread);
  return (
    <>
      <Trail
        label={shared.path}
        parents={[{ to: `/guild/${thread.guild.id}/support`, name: shared.title }]}
        here={title}
      />
      <PageHeader
        title={title}
        badge={<TicketBadge state={state} />}
        actions={
          state === 'closed' ? null : (
            <Button
              loading={close.isPending}
              onClick={() =>
                close.mutate({ ticketId }, { onError: (error) => toast.error(errorDetail(error)) })
              }
            >
              {shared.close}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <TicketConversation thread={thread}>
          <MessageForm
            hint={state === 'closed' ? text.closed : text.answerComes}
            pending={reply.isPending}
            error={reply.error}
            onSend={(typed, done) => reply.mutate({ ticketId, text: typed }, { onSuccess: done })}
          />
        </TicketConversation>
        <TicketFacts thread={thread} />
      </div>
    </>
  );
};

/** An answer on screen is read. Once for each: a failure is not worth a message, the badge only stays. */
const useMarkRead = ({ id: ticketId, unread }: TicketThread): void => {
  const { mutate } = useGuildChange(supportRoutes.read, 'support');
  useEffect(() => {
    if (unread) mutate({ ticketId });
  }, [mutate, ticketId, unread]);
};
