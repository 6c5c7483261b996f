import type { Billing } from '@famiglia/contract/billing/billing';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { usePeriodEnd } from '../../../entities/plan/use-period-end.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useCancelSubscription, useRefund } from '../queries.ts';
import { cancelText } from './cancel.text.ts';

interface CancelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  billing: Billing;
}

type Choice = 'stay' | 'refund';

/**
 * Cancelling is one of two choices where money can come back: Premium to the end of the period, or the money. Each says
 * what it costs; nothing is chosen for the person.
 */
export const CancelDialog = ({ open, onOpenChange, billing }: CancelDialogProps) => {
  const text = useText(cancelText);
  const periodEnd = usePeriodEnd();
  const { id } = useCurrentGuild();
  const cancel = useCancelSubscription(id);
  const refund = useRefund(id);
  const [choice, setChoice] = useState<Choice | null>(null);
  const { refund: refundAmount, period_end, full_refund_used: fullUsed } = billing.subscription;
  // What was paid by hand is paid back by hand, so it is no choice of this dialog.
  const byHand = billing.receipts[0]?.provider === 'manual';
  const until = period_end ? periodEnd(period_end) : '';
  const stayBody = `${text.stayBody(until)} ${byHand ? text.byHand : fullUsed ? text.fullUsed : text.noMoney}`;
  const close = () => {
    onOpenChange(false);
    setChoice(null);
    cancel.reset();
    refund.reset();
  };
  // Without money to pay back there is nothing to choose between, and what ends by itself is not cancelled.
  const endsByItself = billing.renewal?.renews !== true;
  const chosen = refundAmount === null ? 'stay' : endsByItself ? 'refund' : choice;
  const confirm = () => {
    if (chosen === 'refund' && refundAmount) refund.mutate(refundAmount, { onSuccess: close });
    else cancel.mutate({}, { onSuccess: close });
  };
  return (
    <ConfirmDialog
      open={open}
      title={refundAmount && endsByItself ? text.refundTitle(formatMoney(refundAmount)) : text.title}
      body={refundAmount ? (endsByItself ? text.refundBody : text.choose) : stayBody}
      confirm={
        chosen === 'refund' && refundAmount ? text.refundButton(formatMoney(refundAmount)) : text.stayButton
      }
      keep={text.keep}
      danger
      disabled={chosen === null}
      pending={cancel.isPending || refund.isPending}
      error={chosen === 'refund' ? refund.error : cancel.error}
      onConfirm={confirm}
      onClose={close}
    >
      {refundAmount && !endsByItself ? (
        <fieldset className="grid gap-2">
          <legend className="sr-only">{text.title}</legend>
          <Option
            value="stay"
            chosen={choice}
            onChoose={setChoice}
            title={text.stay(until)}
            body={stayBody}
          />
          <Option
            value="refund"
            chosen={choice}
            onChoose={setChoice}
            title={text.refund(formatMoney(refundAmount))}
            body={text.refundBody}
          />
        </fieldset>
      ) : null}
    </ConfirmDialog>
  );
};

interface OptionProps {
  value: Choice;
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
  title: ReactNode;
  body: string;
}

const Option = ({ value, chosen, onChoose, title, body }: OptionProps) => (
  <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-md border border-line-strong p-3 hover:bg-hover has-checked:border-brass has-checked:bg-brass-wash">
    <input
      type="radio"
      name="cancelling"
      value={value}
      checked={chosen === value}
      onChange={() => onChoose(value)}
      className="mt-0.5 size-4 accent-brass"
    />
    <span className="font-medium">{title}</span>
    <span className="col-start-2 text-pretty text-muted">{body}</span>
  </label>
);
