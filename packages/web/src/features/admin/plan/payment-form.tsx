import { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { CURRENCIES } from '@famiglia/contract/kit/money';
import { REFUND_DAYS } from '@famiglia/contract/billing/terms';
import type { Currency } from '@famiglia/contract/kit/money';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdminChange, usePrices } from '../queries.ts';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { minorUnits } from './minor-units.ts';
import { planDialogText } from './plan.text.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

const DAY_MS = 86_400_000;

interface PaymentDraft {
  currency: Currency;
  months: string;
  /** As typed; until then the price of the chosen months. */
  amount: string | null;
  reference: string;
}
const EMPTY: PaymentDraft = { currency: 'RUB', months: '1', amount: null, reference: '' };

/** Records a manual payment. The amount is the price until another is typed. */
export const PaymentForm = ({ guildId }: { guildId: string }) => {
  const text = useText(planDialogText);
  const format = useFormat();
  const id = useId();
  const { draft, change, keep, reset } = useKeptDraft<PaymentDraft>(`payment ${guildId}`, EMPTY);
  const price = priceOf(usePrices().data?.prices ?? [], draft);
  const typed = draft.amount ?? price;
  const amount = minorUnits(typed);
  const record = useAdminChange(adminRoutes.recordPayment);
  const [openedAt] = useState(Date.now);
  const refundUntil = new Date(openedAt + REFUND_DAYS * DAY_MS).toISOString();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return;
    const { currency, months, reference } = draft;
    record.mutate(
      { guildId, amount_minor: amount, currency, months: Number(months), reference: reference.trim() },
      {
        onSuccess: () => {
          toast.success(text.recorded);
          reset();
        },
      },
    );
  };

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <ChoiceRow
        label={text.months}
        value={draft.months}
        options={['1', '3', '6', '12'].map((value) => ({ value, label: text.monthCount(Number(value)) }))}
        onChange={(months) => change({ months })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
        <Field label={text.amount} htmlFor={`${id}-amount`}>
          <Input
            id={`${id}-amount`}
            inputMode="decimal"
            value={typed}
            aria-invalid={amount === null}
            onChange={(event) => change({ amount: event.target.value })}
          />
        </Field>
        <Field label={text.currency}>
          <ChoiceRow
            label={text.currency}
            value={draft.currency}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            onChange={(currency) => change({ currency })}
          />
        </Field>
      </div>
      <Field label={text.reference} htmlFor={`${id}-reference`} hint={text.referenceHint}>
        <Input
          id={`${id}-reference`}
          required
          maxLength={100}
          value={draft.reference}
          onChange={(event) => change({ reference: event.target.value })}
        />
      </Field>
      <Refusal error={record.error} onLeave={keep} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-muted">{text.window(format.date(refundUntil))}</p>
        <Button
          type="submit"
          variant="primary"
          loading={record.isPending}
          disabled={amount === null || draft.reference.trim() === ''}
        >
          {text.record}
        </Button>
      </div>
    </form>
  );
};

/** What the site asks for the term, or as many single months where it sells no such term; empty without a price. */
const priceOf = (prices: readonly PriceTag[], { currency, months }: PaymentDraft): string => {
  const tags = prices.filter(({ money }) => money.currency === currency);
  const whole = tags.find((tag) => tag.months === Number(months))?.money.amount_minor;
  const single = tags.find((tag) => tag.months === 1)?.money.amount_minor;
  const amount = whole ?? (single === undefined ? undefined : single * Number(months));
  return amount === undefined ? '' : (amount / 100).toFixed(2).replace(/\.00$/, '');
};
