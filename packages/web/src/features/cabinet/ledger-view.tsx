import { BalanceCurve } from '../../entities/reputation/balance-curve.tsx';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { cabinetText } from './cabinet.text.ts';
import { OWN_PAGE, useOwnLedger } from './queries.ts';

/** The balance over half a year, and every change with its reason. */
export const LedgerView = () => {
  const text = useText(cabinetText);
  const format = useFormat();
  const { page, setPage } = useListParams();
  const query = useOwnLedger(useCurrentGuild().id, page);
  return (
    <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-14" rows={8} />}>
      {({ items, total, curve }) =>
        total === 0 ? (
          <p className="text-muted">{text.empty.ledger}</p>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Card className="p-4">
              <BalanceCurve points={curve.points} />
            </Card>
            <Card>
              <ul className="divide-y divide-line">
                {items.map(({ id, delta, balance, reason, source, created_at: at }) => (
                  <li key={id} className="flex min-h-14 items-center gap-3 px-4 py-2">
                    <span
                      className={classes(
                        'w-12 shrink-0 text-right font-semibold tabular-nums',
                        delta < 0 ? 'text-bad' : 'text-good',
                      )}
                    >
                      {format.delta(delta)}
                    </span>
                    <span className="min-w-0 flex-1">
                      <span className="block wrap-anywhere first-letter:uppercase">
                        {reason || text.sources[source]}
                      </span>
                      <time dateTime={at} title={format.dateTime(at)} className="block text-xs text-muted">
                        {format.relative(at)}
                      </time>
                    </span>
                    <span className="shrink-0 text-muted tabular-nums">{format.number(balance)}</span>
                  </li>
                ))}
              </ul>
            </Card>
            {total > OWN_PAGE ? (
              <Pager page={page} pageSize={OWN_PAGE} total={total} onChange={setPage} />
            ) : null}
          </div>
        )
      }
    </QueryView>
  );
};
