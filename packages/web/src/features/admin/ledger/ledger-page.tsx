import { adminBillingRoutes } from '@famiglia/contract/admin/admin-billing';
import type { Sums } from '@famiglia/contract/admin/admin-billing';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useText } from '../../../shared/language/use-text.ts';
import { useDownload } from '../../../shared/lib/use-download.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Download } from '../../../shared/ui/icons.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { TableCard } from '../../../shared/ui/table-card.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { ProblemsCard } from '../problems/problems-card.tsx';
import { useLedger } from '../queries.ts';
import { useAdminList } from '../use-admin-list.ts';
import { LedgerFilterBar } from './ledger-filter-bar.tsx';
import { ledgerFiltersOf } from './ledger-filters.ts';
import { LedgerRow } from './ledger-row.tsx';
import { ledgerText } from './ledger.text.ts';

const NO_FILTERS = { provider: '', currency: '', state: '', guild_id: '', from: '', to: '' };

/** `/admin/ledger`: every payment with what became of it, and the sums of what is shown. */
export const LedgerPage = () => {
  const text = useText(ledgerText);
  const { params, page, set, setPage } = useAdminList({
    sorts: ['paid_at'],
    defaultSort: { sort: 'paid_at', order: 'desc' },
  });
  const filters = ledgerFiltersOf(params);
  const ledger = useLedger(filters, page);
  const download = useDownload(adminBillingRoutes.ledgerCsv);
  return (
    <>
      <ProblemsCard />
      <LedgerFilterBar
        params={params}
        guildName={ledger.data?.items.find(({ guild }) => guild.id === params.get('guild_id'))?.guild.name}
        onChange={(changes) => set(changes, { replace: true })}
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        {ledger.data ? <SumList sums={ledger.data.sums} total={ledger.data.total} /> : <span />}
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
      <QueryView query={ledger} skeleton={<ListSkeleton lead="crest" />}>
        {({ items, total }) =>
          total === 0 ? (
            <NothingFound onClear={() => set(NO_FILTERS)} />
          ) : (
            <div className="grid grid-cols-1 gap-3">
              <TableCard stale={ledger.isPlaceholderData}>
                <table
                  aria-busy={ledger.isPlaceholderData}
                  className="w-full table-fixed text-left @max-table:block"
                >
                  <thead className="border-b border-line text-xs text-muted @max-table:sr-only">
                    <tr className="h-10 [&>th]:px-3 [&>th]:font-medium">
                      <th className="w-56">{text.time}</th>
                      <th>{text.guild}</th>
                      <th className="w-44 text-right">{text.amount}</th>
                      <th className="w-48">{text.period}</th>
                      <th className="w-52">{text.reference}</th>
                    </tr>
                  </thead>
                  <tbody className="@max-table:block">
                    {items.map((receipt) => (
                      <LedgerRow
                        key={receipt.id}
                        receipt={receipt}
                        onGuild={(guild_id) => set({ guild_id })}
                      />
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

/** One line per currency: amounts of different currencies are never added. */
const SumList = ({ sums, total }: { sums: readonly Sums[]; total: number }) => {
  const text = useText(ledgerText);
  return (
    <div>
      <p className="text-muted">{text.payments(total)}</p>
      <ul aria-label={text.sums} className="tabular-nums">
        {sums.map(({ currency, paid_minor, refunded_minor, disputed_minor }) => {
          const money = (amount_minor: number) => formatMoney({ amount_minor, currency });
          return (
            <li key={currency}>
              {text.paid} {money(paid_minor)} · {text.refunded} {money(refunded_minor)} ·{' '}
              {disputed_minor > 0 ? `${text.takenBack} ${money(disputed_minor)} · ` : null}
              <strong>
                {text.net} {money(paid_minor - refunded_minor - disputed_minor)}
              </strong>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
