import { PAGE_SIZE } from '@famiglia/contract/constants';
import { SearchX, Users } from 'lucide-react';
import { useText } from '../../language/use-text.ts';
import { useCurrentGuild } from '../../lib/current-guild.ts';
import { useListParams } from '../../lib/use-list-params.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useMembers } from './api/use-members.ts';
import { useRoles } from './api/use-roles.ts';
import { MembersSkeleton } from './components/members-skeleton.tsx';
import { MembersTable } from './components/members-table.tsx';
import { membersText } from './members.text.ts';

/** `/guild/:guildId/users`: everyone in the family. */
export const MembersPage = () => {
  const guild = useCurrentGuild();
  const text = useText(membersText);
  const { page, search, setPage, setSearch } = useListParams();
  const [typed, type] = useTypedSearch(search, setSearch);
  const members = useMembers({ guildId: guild.id, search, offset: (page - 1) * PAGE_SIZE.members });
  const roles = useRoles(guild.id);

  const empty = search ? (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={text.filteredTitle(search)}
      action={<Button onClick={() => setSearch('')}>{text.showAll}</Button>}
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
      <PageHeader title={text.title} {...(members.data ? { note: text.count(members.data.total) } : {})} />
      <SearchField label={text.search} value={typed} onChange={type} className="mb-4 md:max-w-90" />
      <QueryView query={members} skeleton={<MembersSkeleton />}>
        {({ items, total }) =>
          total === 0 ? (
            empty
          ) : (
            <div className="grid gap-3">
              <MembersTable members={items} roles={roles.data ?? []} stale={members.isPlaceholderData} />
              <Pager page={page} pageSize={PAGE_SIZE.members} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
    </>
  );
};
