import type { Payment } from '@famiglia/contract/admin/admin';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { providerText } from '../../../entities/plan/provider.text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { planDialogText } from './plan.text.ts';
import { RefundForm } from './refund-form.tsx';

const PaymentRow = ({ guildId, payment }: { guildId: string; payment: Payment }) => {
  const text = useText(planDialogText);
  const providers: Record<string, string> = useText(providerText);
  const format = useFormat();
  const [open, setOpen] = useState(false);
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
      {payment.refundable === null ? null : open ? (
        <RefundForm
          guildId={guildId}
          payment={payment}
          left={payment.refundable}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button className="justify-self-end" onClick={() => setOpen(true)}>
          {text.refundOpen}
        </Button>
      )}
    </li>
  );
};

/** What became of the money. */
const PaymentState = ({ payment }: { payment: Payment }) => {
  const text = useText(planDialogText);
  const format = useFormat();
  const { refunded, refund_asked, dispute, refund } = payment;
  if (dispute === 'open') return <Badge tone="bad">{text.disputed}</Badge>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {dispute === 'won' ? <Badge tone="good">{text.disputeWon}</Badge> : null}
      {refunded ? <Badge tone="info">{text.refundedFor(formatMoney(refunded))}</Badge> : null}
      {refund_asked ? <Badge tone="brass">{text.refundAsked(formatMoney(refund_asked))}</Badge> : null}
      {refund && !refunded && !refund_asked ? (
        <Badge>{text.refundable(format.date(payment.refund_until))}</Badge>
      ) : null}
    </span>
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
