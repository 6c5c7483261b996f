import { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { Download } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useDownload } from '../../../shared/lib/use-download.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TableCard } from '../../../shared/ui/table-card.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { adminText } from '../admin.text.ts';
import { useLogins } from '../queries.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { useAdminList } from '../use-admin-list.ts';
import { LoginFilterBar } from './login-filter-bar.tsx';
import { loginFiltersOf } from './login-filters.ts';
import { LoginRow } from './login-row.tsx';
import { loginsText } from './logins.text.ts';

const NO_FILTERS = { user_id: '', country_code: '', ip: '' };

/** `/admin/logins`: who signed in, when and from where. */
export const LoginsPage = () => {
  const text = useText(loginsText);
  const shared = useText(adminText);
  const { params, page, set, setPage } = useAdminList({
    sorts: ['at'],
    defaultSort: { sort: 'at', order: 'desc' },
  });
  const filters = loginFiltersOf(params);
  const logins = useLogins(filters, page);
  const download = useDownload(adminRoutes.exportLogins);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <LoginFilterBar
          params={params}
          username={logins.data?.items.find(({ user_id }) => user_id === params.get('user_id'))?.username}
          onChange={(name, value) => set({ [name]: value }, { replace: true })}
        />
        <Button
          icon={<Download aria-hidden className="size-4" />}
          loading={download.isPending}
          loadingLabel={text.downloading}
          onClick={() => download.mutate(filters)}
          className="max-md:w-full"
        >
          {text.download}
        </Button>
      </div>
      <p className="mb-3 text-muted">
        {logins.data ? `${shared.signIns(logins.data.total)}. ` : ''}
        {text.note}
      </p>
      <QueryView query={logins} skeleton={<ListSkeleton lead="crest" />}>
        {({ items, total }) =>
          total === 0 ? (
            <NothingFound onClear={() => set(NO_FILTERS)} />
          ) : (
            <div className="grid grid-cols-1 gap-3">
              <TableCard stale={logins.isPlaceholderData}>
                <table
                  aria-busy={logins.isPlaceholderData}
                  className="w-full table-fixed text-left @max-table:block"
                >
                  <thead className="border-b border-line text-xs text-muted @max-table:sr-only">
                    <tr className="h-10 [&>th]:px-3 [&>th]:font-medium">
                      <th className="w-56">{text.time}</th>
                      <th>{text.person}</th>
                      <th className="w-44">{text.ip}</th>
                      <th className="w-44">{text.country}</th>
                      <th className="w-48">{text.device}</th>
                    </tr>
                  </thead>
                  <tbody className="@max-table:block">
                    {items.map((login) => (
                      <LoginRow key={login.id} login={login} onFilter={(filter) => set({ ...filter })} />
                    ))}
                  </tbody>
                </table>
              </TableCard>
              <Pager page={page} pageSize={PAGE_SIZE.activity} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
    </>
  );
};
