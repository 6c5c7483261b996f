import { formatMoney } from '@famiglia/contract/kit/format-money';
import type { PromoCode } from '@famiglia/contract/billing/promo-routes';
import { useState } from 'react';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { usePromoUses } from '../queries.ts';
import { promoCodesText } from './promo-codes.text.ts';

/** Which servers used a code, who paid, and how much. */
export const PromoUsesDialog = ({ code, onClose }: { code: PromoCode; onClose: () => void }) => {
  const text = useText(promoCodesText);
  const format = useFormat();
  const [page, setPage] = useState(1);
  return (
    <Dialog open onOpenChange={onClose} title={text.usesOf(code.code)}>
      <QueryView query={usePromoUses(code.id, page)} skeleton={<ListSkeleton rows={3} headed={false} />}>
        {({ items, total }) =>
          total === 0 ? (
            <p className="text-muted">{text.noUses}</p>
          ) : (
            <div className="grid grid-cols-1 gap-3">
              <ul>
                {items.map((use) => (
                  <li key={use.guild.id} className="border-b border-line py-2.5 last:border-b-0">
                    <p className="flex flex-wrap items-center justify-between gap-x-3">
                      <span className="min-w-0 font-medium wrap-anywhere">{use.guild.name}</span>
                      <span className="tabular-nums">
                        {text.charged(formatMoney(use.charged), formatMoney(use.list))}
                      </span>
                    </p>
                    <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
                      <span className="wrap-anywhere">
                        {use.payer.name} · {text.months(use.months)} · {format.dateTime(use.at)}
                      </span>
                      {use.reserved ? <Badge tone="brass">{text.waiting}</Badge> : null}
                    </p>
                  </li>
                ))}
              </ul>
              <Pager page={page} pageSize={PAGE_SIZE.activity} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
    </Dialog>
  );
};
