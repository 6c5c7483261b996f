import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { guildRoutes, MEMBERS_COUNTED } from '@famiglia/contract/guilds/guilds';
import { Download, SearchX, Users } from '../../shared/ui/icons.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useDownload } from '../../shared/lib/use-download.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { usePageInRange } from '../../shared/lib/use-page-in-range.ts';
import { useTypedSearch } from '../../shared/lib/use-typed-search.ts';
import { useWide } from '../../shared/lib/use-wide.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { useDiscordRoles } from '../../entities/role/use-discord-roles.ts';
import { MembersFilterBar } from './components/members-filter-bar.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { MembersTable } from './components/members-table.tsx';
import { SortSelect } from './components/sort-select.tsx';
import { isNarrowed } from './members-filters.ts';
import type { MembersFilters } from './members-filters.ts';
import { membersText } from './members.text.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { useMembers } from './use-members.ts';
import { useMembersFilters } from './use-members-filters.ts';

/** `/guild/:guildId/users`: the members of the family. */
export const MembersPage = () => {
  const guild = useCurrentGuild();
  const text = useText(membersText);
  const format = useFormat();
  const { page, search, setPage, setSearch } = useListParams();
  const [typed, type] = useTypedSearch(search, setSearch);
  const { filters, change, sortBy, clear } = useMembersFilters();
  const members = useMembers(guild.id, filters, page);
  usePageInRange({ page, pageSize: PAGE_SIZE.members, total: members.data?.total, setPage });
  const roles = useDiscordRoles(guild.id).data ?? [];
  const selection = useSelection(members.data?.items ?? []);
  const wide = useWide();
  const mayChange = may(guild.access.permissions, 'reputation.edit');

  const more = search !== '' && (members.data?.total ?? 0) >= MEMBERS_COUNTED;
  const note = (total: number): string => (more ? text.countMore(format.number(total)) : text.count(total));

  const turnTo = (next: number): void => {
    setPage(next);
    window.scrollTo({ top: 0 });
  };

  const empty = isNarrowed(filters) ? (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={text.filteredTitle(search)}
      action={<Button onClick={clear}>{text.showAll}</Button>}
    >
      {text.filteredBody}
    </EmptyState>
  ) : (
    <EmptyState icon={<Users aria-hidden />} title={text.emptyTitle}>
      {text.emptyBody}
    </EmptyState>
  );

  return (
    <>
      <PageHeader
        title={text.title}
        {...(members.data ? { note: note(members.data.total) } : {})}
        actions={wide && members.data?.total ? <ExportButton filters={filters} /> : null}
      />
      <search className="mb-4 grid gap-2 md:flex md:flex-wrap">
        <SearchField label={text.search} value={typed} onChange={type} className="md:w-75" />
        {/* On a phone one row that scrolls sideways, so that the list comes first. */}
        <div className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]">
          <SortSelect filters={filters} onSort={sortBy} />
          <MembersFilterBar filters={filters} roles={roles} onChange={change} />
        </div>
      </search>
      <QueryView query={members} skeleton={<ListSkeleton lead="person" rows={12} />}>
        {({ items, total, offset }) =>
          total === 0 ? (
            empty
          ) : (
            <div className="grid gap-3">
              <MembersTable
                members={items}
                roles={roles}
                total={total}
                offset={offset}
                filters={filters}
                onSort={sortBy}
                selection={mayChange ? selection : null}
                stale={members.isPlaceholderData}
              />
              <Pager page={page} pageSize={PAGE_SIZE.members} total={total} more={more} onChange={turnTo} />
              {wide ? null : <ExportButton filters={filters} />}
            </div>
          )
        }
      </QueryView>
      {mayChange ? <SelectionBar selection={selection} /> : null}
    </>
  );
};

/** Downloads all filtered members, not only this page. */
const ExportButton = ({ filters }: { filters: MembersFilters }) => {
  const text = useText(membersText);
  const { id: guildId } = useCurrentGuild();
  const download = useDownload(guildRoutes.exportMembers);
  return (
    <Button
      icon={<Download aria-hidden className="size-4" />}
      loading={download.isPending}
      loadingLabel={text.exporting}
      onClick={() => download.mutate({ guildId, ...filters })}
    >
      {text.export}
    </Button>
  );
};
