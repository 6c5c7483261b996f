import { adminSupportRoutes } from '@famiglia/contract/support/support';
import type { TicketThread } from '@famiglia/contract/support/support';
import { Link, useParams } from 'react-router';
import { TicketBadge } from '../../../entities/support/ticket-badge.tsx';
import { MessageForm, TicketConversation } from '../../../entities/support/ticket-conversation.tsx';
import { TicketFacts } from '../../../entities/support/ticket-facts.tsx';
import { ticketText } from '../../../entities/support/ticket.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { isMissing } from '../../../shared/lib/is-missing.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { NotFound } from '../../../shared/ui/not-found.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { Trail } from '../../../shared/ui/trail.tsx';
import { useAdminChange, useQueuedTicket } from '../queries.ts';
import { supportQueueText } from './support-queue.text.ts';

/** `/admin/support/:guildId/:ticketId`: one ticket, to answer and close. */
export const QueuedTicketPage = () => {
  const { guildId = '', ticketId = '' } = useParams();
  const ticket = useQueuedTicket(guildId, ticketId);
  if (isMissing(ticket.error)) return <NotFound />;
  return (
    <QueryView query={ticket} skeleton={<ListSkeleton rows={4} height="h-24" />}>
      {(thread) => <QueuedThread thread={thread} />}
    </QueryView>
  );
};

const QueuedThread = ({ thread }: { thread: TicketThread }) => {
  const shared = useText(ticketText);
  const text = useText(supportQueueText);
  const { guild, state } = thread;
  const which = { guildId: guild.id, ticketId: thread.id };
  const title = thread.subject || shared.noSubject;
  const answer = useAdminChange(adminSupportRoutes.answer);
  const close = useAdminChange(adminSupportRoutes.close);
  const reopen = useAdminChange(adminSupportRoutes.reopen);
  const told = { onError: (error: Error) => toast.error(errorDetail(error)) };
  return (
    <>
      <Trail label={shared.path} parents={[{ to: '/admin/support', name: shared.title }]} here={title} />
      <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base font-semibold wrap-anywhere">
            {title} {thread.kind === 'payment' ? <Badge tone="bad">{shared.payment}</Badge> : null}{' '}
            <TicketBadge state={state} />
          </h2>
          <p className="text-muted">
            {text.server}:{' '}
            <Link
              to={`/admin/guilds?guild=${guild.id}`}
              className="underline decoration-line-strong underline-offset-3 hover:decoration-brass"
            >
              {guild.name}
            </Link>
          </p>
        </div>
        {state === 'closed' ? null : (
          <Button
            loading={close.isPending}
            onClick={() => close.mutate(which, told)}
            className="max-md:w-full"
          >
            {shared.close}
          </Button>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <TicketConversation thread={thread}>
          {state === 'closed' ? (
            <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4">
              <p className="text-muted">{text.closed}</p>
              <Button loading={reopen.isPending} onClick={() => reopen.mutate(which, told)}>
                {text.reopen}
              </Button>
            </div>
          ) : (
            <MessageForm
              hint={text.hint}
              pending={answer.isPending}
              error={answer.error}
              onSend={(typed, done) => answer.mutate({ ...which, text: typed }, { onSuccess: done })}
            />
          )}
        </TicketConversation>
        <TicketFacts thread={thread} />
      </div>
    </>
  );
};
