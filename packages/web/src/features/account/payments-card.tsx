import type { Receipt } from '@famiglia/contract/billing/billing';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Busy } from '../../shared/ui/busy.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { PaidServerRow } from './paid-server-row.tsx';
import { paymentsText } from './payments.text.ts';
import { useOwnPayments } from './queries.ts';

/** What the person pays for, whether or not they still have access to those servers. */
export const PaymentsCard = () => {
  const text = useText(paymentsText);
  const payments = useOwnPayments();
  const skeleton = (
    <Busy>
      <Skeleton className="m-4 h-16" />
    </Busy>
  );
  return (
    <Card>
      <div className="grid gap-1 p-4">
        <h2 className="font-semibold">{text.title}</h2>
        <p className="text-pretty text-muted">{text.body}</p>
      </div>
      <QueryView query={payments} skeleton={skeleton}>
        {({ servers, receipts }) => (
          <>
            {servers.length === 0 ? (
              <p className="border-t border-line p-4 text-muted">{text.empty}</p>
            ) : (
              <ul>
                {servers.map((server) => (
                  <PaidServerRow key={server.guild.id} server={server} />
                ))}
              </ul>
            )}
            {receipts.length === 0 ? null : <OwnReceipts receipts={receipts} />}
          </>
        )}
      </QueryView>
    </Card>
  );
};

const OwnReceipts = ({ receipts }: { receipts: readonly Receipt[] }) => {
  const text = useText(paymentsText);
  const format = useFormat();
  return (
    <section className="border-t border-line p-4">
      <h3 className="font-semibold">{text.receipts}</h3>
      <ul>
        {receipts.map((receipt) => (
          <li key={receipt.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-52">
              <span className="wrap-anywhere tabular-nums">
                {text.receipt(formatMoney(receipt.paid), receipt.guild.name)}
              </span>
              <span className="block text-xs text-muted">
                <time dateTime={receipt.paid_at}>{format.dateTime(receipt.paid_at)}</time>{' '}
                {text.period(format.date(receipt.period_start), format.date(receipt.period_end))} ·{' '}
                <span className="wrap-anywhere">{receipt.reference}</span>
              </span>
            </span>
            {receipt.refunded ? (
              <Badge tone="info">{text.refunded(formatMoney(receipt.refunded))}</Badge>
            ) : null}
            {receipt.disputed ? <Badge tone="bad">{text.disputed}</Badge> : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
