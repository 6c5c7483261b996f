import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { SearchX } from '../../shared/ui/icons.ts';
import { FightKindSelect } from '../../entities/fight-kind/fight-kind-select.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { usePageInRange } from '../../shared/lib/use-page-in-range.ts';
import { useTypedSearch } from '../../shared/lib/use-typed-search.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { useOpponents } from './queries.ts';
import { captsText } from './capts.text.ts';
import { NothingPlayed } from './components/nothing-played.tsx';
import { Views } from './components/views.tsx';
import { useCaptFilters } from './list/use-capt-filters.ts';
import { OpponentsTable } from './opponents/opponents-table.tsx';
import { opponentsText } from './opponents/opponents.text.ts';

/** `/guild/:guildId/capts/opponents`: the opponents and the record against each. */
export const OpponentsPage = () => {
  const text = useText(opponentsText);
  const words = useText(captsText);
  const { page, search, setPage, setSearch } = useListParams();
  const [typed, type] = useTypedSearch(search, setSearch);
  const { filters, change, clear } = useCaptFilters();
  const { kind } = filters;
  const opponents = useOpponents(useCurrentGuild().id, search, page, kind);
  usePageInRange({ page, pageSize: PAGE_SIZE.capts, total: opponents.data?.total, setPage });
  return (
    <>
      <PageHeader title={words.title} />
      <Views current="opponents" />
      <div className="mb-4 flex gap-3 *:last:min-w-0">
        <SearchField label={text.search} value={typed} onChange={type} className="flex-1 md:max-w-80" />
        <FightKindSelect value={kind ?? ''} onChange={(chosen) => change({ kind: chosen })} />
      </div>
      <QueryView query={opponents} skeleton={<ListSkeleton height="h-16 md:h-13" />}>
        {({ items, total }) => {
          if (total > 0) {
            return (
              <div className="grid gap-3">
                <OpponentsTable rows={items} stale={opponents.isPlaceholderData} />
                <Pager page={page} pageSize={PAGE_SIZE.capts} total={total} onChange={setPage} />
              </div>
            );
          }
          return search === '' && kind === undefined ? (
            <NothingPlayed />
          ) : (
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={search === '' ? text.nothingOfKind : text.nothing}
              action={<Button onClick={clear}>{text.showAll}</Button>}
            >
              {search === '' ? text.nothingOfKindBody : text.nothingBody}
            </EmptyState>
          );
        }}
      </QueryView>
    </>
  );
};
