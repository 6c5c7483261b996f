import type { Receipt } from '@famiglia/contract/billing';
import { formatMoney } from '@famiglia/contract/format-money';
import type { PaidServer } from '@famiglia/contract/own-payments';
import { useState } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Busy } from '../../shared/ui/busy.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { paymentsText } from './payments.text.ts';
import { useOwnPayments, useRemoveCard, useStopRenewal } from './queries.ts';

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
                  <ServerRow key={server.guild.id} server={server} />
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

const ServerRow = ({ server }: { server: PaidServer }) => {
  const text = useText(paymentsText);
  const format = useFormat();
  const [asking, setAsking] = useState<'stop' | 'remove' | null>(null);
  const stop = useStopRenewal();
  const remove = useRemoveCard();
  const { guild, method, next_charge: next, paid_until: until } = server;
  const change = asking === 'remove' ? remove : stop;
  const close = (): void => setAsking(null);
  return (
    <li className="flex flex-wrap items-start gap-3 border-t border-line p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-semibold wrap-anywhere">{guild.name}</p>
        <p className="wrap-anywhere tabular-nums">
          {next === null
            ? text.stopped(method)
            : text.next(formatMoney(next.money), format.longDate(next.at), method)}
        </p>
        {next !== null && server.last_failure !== null ? (
          <p className="text-pretty text-bad">{text.failed(method)}</p>
        ) : null}
        {until === null ? null : <p className="text-muted">{text.until(format.longDate(until))}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {next === null ? null : <Button onClick={() => setAsking('stop')}>{text.stop}</Button>}
        <Button variant="ghost" onClick={() => setAsking('remove')}>
          {text.remove}
        </Button>
      </div>
      {asking === null ? null : (
        <ConfirmDialog
          title={asking === 'stop' ? text.stopTitle(guild.name) : text.removeTitle(guild.name)}
          body={asking === 'stop' ? text.stopBody : text.removeBody(method)}
          confirm={asking === 'stop' ? text.stop : text.remove}
          keep={text.keep}
          pending={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate(guild.id, { onSuccess: close })}
          onClose={close}
        />
      )}
    </li>
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
