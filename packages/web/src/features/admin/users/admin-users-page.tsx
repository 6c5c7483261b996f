import { ADMIN_USER_SORTS } from '@famiglia/contract/admin/admin';
import type { AdminUserSort } from '@famiglia/contract/admin/admin';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { useText } from '../../../shared/language/use-text.ts';
import { useTypedSearch } from '../../../shared/lib/use-typed-search.ts';
import { TableCard } from '../../../shared/ui/table-card.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { adminText } from '../admin.text.ts';
import { useAdminUsers } from '../queries.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { SortHeader } from '../../../shared/ui/sort-header.tsx';
import { useAdminList } from '../use-admin-list.ts';
import { adminUsersText } from './admin-users.text.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserRow } from './user-row.tsx';

/** `/admin/users`: everybody who ever signed in. `?user=` opens one of them. */
export const AdminUsersPage = () => {
  const text = useText(adminUsersText);
  const shared = useText(adminText);
  const list = useAdminList({
    sorts: ADMIN_USER_SORTS,
    defaultSort: { sort: 'last_login_at', order: 'desc' },
  });
  const { params, page, search, sort, order, set, sortBy, setPage } = list;
  const [typed, type] = useTypedSearch(search, (next) => set({ search: next }, { replace: true }));
  const users = useAdminUsers({ search, sort, order, page });
  const opened = params.get('user');
  const keepPage = { page: page > 1 ? String(page) : '' };
  const column = (name: AdminUserSort, className: string) => (
    <SortHeader
      name={text.columns[name]}
      sorted={sort === name ? order : null}
      onSort={() => sortBy(name)}
      className={className}
    />
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField label={text.search} value={typed} onChange={type} className="w-full md:w-80" />
        {users.data ? <p className="text-muted">{shared.people(users.data.total)}</p> : null}
      </div>
      <QueryView query={users} skeleton={<ListSkeleton lead="crest" />}>
        {({ items, total }) =>
          total === 0 ? (
            <NothingFound onClear={() => set({ search: '' })} />
          ) : (
            <div className="grid grid-cols-1 gap-3">
              <TableCard stale={users.isPlaceholderData}>
                <table
                  aria-busy={users.isPlaceholderData}
                  className="w-full table-fixed text-left @max-table:block"
                >
                  <thead className="border-b border-line text-xs text-muted @max-table:block">
                    <tr className="h-10 @max-table:flex @max-table:gap-3 @max-table:overflow-x-auto @max-table:px-3 @table:[&>th]:px-3 [&>th]:font-medium">
                      {column('username', '')}
                      {column('last_login_at', 'w-48')}
                      {column('first_seen_at', 'w-40')}
                    </tr>
                  </thead>
                  <tbody className="@max-table:block">
                    {items.map((user) => (
                      <UserRow key={user.id} user={user} onOpen={() => set({ user: user.id, ...keepPage })} />
                    ))}
                  </tbody>
                </table>
              </TableCard>
              <Pager page={page} pageSize={PAGE_SIZE.activity} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
      {opened ? <UserDialog userId={opened} onClose={() => set({ user: '', ...keepPage })} /> : null}
    </>
  );
};
