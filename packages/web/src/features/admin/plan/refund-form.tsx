import { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import type { Payment } from '@famiglia/contract/admin/admin';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import type { Money } from '@famiglia/contract/billing/subscriptions';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdminChange } from '../queries.ts';
import { minorUnits } from './minor-units.ts';
import { planDialogText } from './plan.text.ts';

interface RefundFormProps {
  guildId: string;
  payment: Payment;
  /** What was not paid back yet. */
  left: Money;
  onClose: () => void;
}

/**
 * Refunds a payment, whole or in part. The default is the value of the unused days, which ends Premium; a smaller
 * refund keeps it, unless the admin chooses otherwise. The button repeats the amount.
 */
export const RefundForm = ({ guildId, payment, left, onClose }: RefundFormProps) => {
  const text = useText(planDialogText);
  const id = useId();
  const defaultAmount = payment.refund ?? left;
  const [typed, setTyped] = useState((defaultAmount.amount_minor / 100).toFixed(2).replace(/\.00$/, ''));
  const [openedAt] = useState(Date.now);
  const [ends, setEnds] = useState<boolean | null>(null);
  const refund = useAdminChange(adminRoutes.refundPayment);
  const amount = minorUnits(typed);
  const isTooMuch = amount !== null && amount > left.amount_minor;
  // Nothing is left to end.
  const isOver = Date.parse(payment.period_end) <= openedAt;
  const endsTime = ends ?? (amount ?? 0) >= defaultAmount.amount_minor;
  const isManual = payment.provider === 'manual';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null || isTooMuch) return;
    refund.mutate(
      {
        guildId,
        paymentId: payment.id,
        amount_minor: amount,
        seen_refunded_minor: payment.refunded?.amount_minor ?? 0,
        ends_time: endsTime,
      },
      {
        onSuccess: () => {
          toast.success(isManual ? text.refundDone : text.refundSent);
          onClose();
        },
      },
    );
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3 rounded-md border border-line bg-hover p-3">
      <Field
        label={text.refundAmount}
        htmlFor={`${id}-amount`}
        hint={isTooMuch ? text.refundTooMuch(formatMoney(left)) : text.refundLeft(formatMoney(left))}
      >
        <Input
          id={`${id}-amount`}
          inputMode="decimal"
          value={typed}
          aria-invalid={amount === null || isTooMuch}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {isOver ? null : (
        <Field label={text.refundTime}>
          <ChoiceRow
            label={text.refundTime}
            value={endsTime ? 'ends' : 'stays'}
            options={[
              { value: 'stays', label: text.timeStays },
              { value: 'ends', label: text.timeEnds },
            ]}
            onChange={(value) => setEnds(value === 'ends')}
          />
        </Field>
      )}
      <p className="text-xs text-pretty text-muted">{isManual ? text.refundByHand : text.refundByProvider}</p>
      <Refusal error={refund.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{text.refundCancel}</Button>
        <Button
          type="submit"
          variant="danger"
          loading={refund.isPending}
          disabled={amount === null || isTooMuch}
        >
          {text.refund(formatMoney({ ...left, amount_minor: amount ?? 0 }))}
        </Button>
      </div>
    </form>
  );
};
