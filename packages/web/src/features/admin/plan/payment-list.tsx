import { adminRoutes } from '@famiglia/contract/admin';
import type { Payment } from '@famiglia/contract/admin';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { formatMoney } from '@famiglia/contract/format-money';
import { providerText } from '../../../entities/plan/provider.text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdminChange } from '../queries.ts';
import { planDialogText } from './plan.text.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';

const PaymentRow = ({ guildId, payment }: { guildId: string; payment: Payment }) => {
  const text = useText(planDialogText);
  const providers: Record<string, string> = useText(providerText);
  const format = useFormat();
  const [sure, setSure] = useState(false);
  const refund = useAdminChange(adminRoutes.refundPayment);
  const give = () =>
    refund.mutate({ guildId, paymentId: payment.id }, { onSuccess: () => toast.success(text.refundDone) });
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <strong>{formatMoney(payment.paid)}</strong>{' '}
          {text.period(format.date(payment.period_start), format.date(payment.period_end))}
          <span className="block text-xs break-words text-muted">
            {providers[payment.provider] ?? payment.provider} · {payment.reference} ·{' '}
            {format.dateTime(payment.paid_at)}
          </span>
        </span>
        <PaymentState payment={payment} />
      </div>
      {payment.refund ? (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {sure ? <span className="text-xs text-muted">{text.refundAsk}</span> : null}
          <Button
            variant={sure ? 'danger' : 'secondary'}
            loading={refund.isPending}
            onClick={() => (sure ? give() : setSure(true))}
          >
            {text.refund(formatMoney(payment.refund))}
          </Button>
        </div>
      ) : null}
      <Refusal error={refund.error} />
    </li>
  );
};

/** What became of the money. */
const PaymentState = ({ payment }: { payment: Payment }) => {
  const text = useText(planDialogText);
  const format = useFormat();
  const { refunded, refund_asked, disputed } = payment;
  if (disputed) return <Badge tone="bad">{text.disputed}</Badge>;
  if (refunded) return <Badge tone="info">{text.refundedFor(formatMoney(refunded))}</Badge>;
  if (refund_asked) return <Badge tone="brass">{text.refundAsked(formatMoney(refund_asked))}</Badge>;
  if (payment.provider !== 'manual') return null;
  return (
    <Badge>{payment.refund ? text.refundable(format.date(payment.refund_until)) : text.windowClosed}</Badge>
  );
};

export const PaymentList = ({ guildId, payments }: { guildId: string; payments: readonly Payment[] }) => {
  const text = useText(planDialogText);
  return (
    <section className="mt-5">
      <h3 className="mb-2 font-semibold">{text.payments}</h3>
      {payments.length === 0 ? (
        <p className="text-muted">{text.noPayments}</p>
      ) : (
        <ul>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} guildId={guildId} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  );
};
