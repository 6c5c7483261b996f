import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { TICKET_STATES } from '@famiglia/contract/support/support';
import { TicketList } from '../../../entities/support/ticket-list.tsx';
import { ticketText } from '../../../entities/support/ticket.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useTypedSearch } from '../../../shared/lib/use-typed-search.ts';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { useSupportQueue } from '../queries.ts';
import { useAdminList } from '../use-admin-list.ts';
import { supportQueueText } from './support-queue.text.ts';

const VIEWS = ['open', 'answered', 'closed', 'all'] as const;

/** `/admin/support`: what families ask. Those that wait longest come first. */
export const SupportQueuePage = () => {
  const shared = useText(ticketText);
  const text = useText(supportQueueText);
  const { params, page, search, set, setPage } = useAdminList({
    sorts: ['updated_at'],
    defaultSort: { sort: 'updated_at', order: 'desc' },
  });
  const [typed, type] = useTypedSearch(search, (next) => set({ search: next }, { replace: true }));
  const view = VIEWS.find((one) => one === params.get('state')) ?? 'open';
  const state = TICKET_STATES.find((one) => one === view);
  const queue = useSupportQueue({ state, search, page });
  const empty = view === 'open' ? [text.nobodyWaits, text.nobodyWaitsBody] : [text.none, text.noneBody];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField label={text.search} value={typed} onChange={type} className="w-full md:w-80" />
        <ChoiceRow
          label={shared.filter}
          value={view}
          options={VIEWS.map((value) => ({ value, label: shared.filters[value] }))}
          onChange={(next) => set({ state: next === 'open' ? '' : next })}
        />
      </div>
      <QueryView query={queue} skeleton={<ListSkeleton />}>
        {({ items, total }) =>
          total === 0 && search !== '' ? (
            <NothingFound onClear={() => set({ search: '', state: '' })} />
          ) : total === 0 ? (
            <EmptyState title={empty[0] ?? ''}>{empty[1]}</EmptyState>
          ) : (
            <div className="grid grid-cols-1 gap-3">
              <TicketList
                tickets={items}
                to={({ id, guild }) => `/admin/support/${guild.id}/${id}`}
                from={({ guild, author }) => `${guild.name} · ${author.name}`}
                stale={queue.isPlaceholderData}
              />
              <Pager page={page} pageSize={PAGE_SIZE.tickets} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
    </>
  );
};
