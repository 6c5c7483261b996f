import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { TICKET_STATES } from '@famiglia/contract/support/support';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isPremium } from '../../entities/plan/is-premium.ts';
import { TicketList } from '../../entities/support/ticket-list.tsx';
import { ticketText } from '../../entities/support/ticket.text.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LifeBuoy, Plus } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { TabLinks } from '../../shared/ui/tab-links.tsx';
import { ContactCard } from './contact-card.tsx';
import { NewTicketDialog } from './new-ticket-dialog.tsx';
import { useTickets } from './queries.ts';
import { supportText } from './support.text.ts';

/** `/guild/:guildId/support`: the family's tickets, or whom to write to where they are not part of the plan. */
export const SupportPage = () => {
  const { title } = useText(ticketText);
  const { subscription } = useCurrentGuild();
  if (isPremium(subscription)) return <Tickets />;
  return (
    <>
      <PageHeader title={title} />
      <div className="grid grid-cols-1 gap-4">
        <ContactCard />
        <EarlierTickets />
      </div>
    </>
  );
};

/** What was written about payments, or while the server had Premium. */
const EarlierTickets = () => {
  const { id: guildId } = useCurrentGuild();
  const tickets = useTickets(guildId, undefined, 1);
  if (!tickets.data || tickets.data.total === 0) return null;
  return (
    <TicketList
      tickets={tickets.data.items}
      to={({ id }) => `/guild/${guildId}/support/${id}`}
      from={({ author }) => author.name}
      marksUnread
      stale={tickets.isPlaceholderData}
    />
  );
};

const VIEWS = ['all', ...TICKET_STATES] as const;

const Tickets = () => {
  const shared = useText(ticketText);
  const text = useText(supportText);
  const { id: guildId } = useCurrentGuild();
  const [params, setParams] = useSearchParams();
  const { page, setPage } = useListParams();
  const state = TICKET_STATES.find((one) => one === params.get('state'));
  const tickets = useTickets(guildId, state, page);
  const [isWriting, setWriting] = useState(false);
  const write = (
    <Button variant="primary" icon={<Plus aria-hidden className="size-4" />} onClick={() => setWriting(true)}>
      {text.new}
    </Button>
  );
  return (
    <>
      <PageHeader title={shared.title} note={text.note} actions={write} />
      <TabLinks
        label={shared.filter}
        className="-mx-4 mb-4 px-4"
        tabs={VIEWS.map((view) => ({
          to: view === 'all' ? '?' : `?state=${view}`,
          label: shared.filters[view],
          current: view === (state ?? 'all'),
        }))}
      />
      <QueryView query={tickets} skeleton={<ListSkeleton />}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState
              icon={<LifeBuoy aria-hidden />}
              title={state ? text.noneSuch : text.none}
              action={state ? <Button onClick={() => setParams({})}>{text.showAll}</Button> : write}
              {...(state ? {} : { command: '/support' })}
            >
              {state ? text.noneSuchBody : text.noneBody}
            </EmptyState>
          ) : (
            <div className="grid grid-cols-1 gap-3">
              <TicketList
                tickets={items}
                to={({ id }) => `/guild/${guildId}/support/${id}`}
                from={({ author }) => author.name}
                marksUnread
                stale={tickets.isPlaceholderData}
              />
              <Pager page={page} pageSize={PAGE_SIZE.tickets} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
      {isWriting ? <NewTicketDialog onClose={() => setWriting(false)} /> : null}
    </>
  );
};
