import type { Offer } from '@famiglia/contract/billing/billing';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { checkoutText } from './checkout.text.ts';

interface TermCardsProps {
  /** Of one currency. */
  offers: readonly Offer[];
  months: number;
  onChange: (months: number) => void;
}

/** The terms that can be bought, as radio buttons with their price. */
export const TermCards = ({ offers, months, onChange }: TermCardsProps) => {
  const text = useText(checkoutText);
  const format = useFormat();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{text.term}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,148px),1fr))] gap-3">
        {offers.map((offer) => (
          <label
            key={offer.months}
            className="relative grid cursor-pointer content-start gap-1 rounded-md border border-line-strong p-4 transition-colors duration-(--quick) hover:bg-hover has-checked:border-brass has-checked:bg-brass-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name="term"
              value={offer.months}
              checked={offer.months === months}
              onChange={() => onChange(offer.months)}
              className="sr-only"
            />
            <span className="flex min-h-6 flex-wrap items-center justify-between gap-x-2">
              <span className="font-medium">{text.months(offer.months)}</span>
              {offer.saves_percent > 0 ? (
                <Badge tone="good">{text.saves(format.percent(offer.saves_percent / 100))}</Badge>
              ) : null}
            </span>
            <span className="text-lg font-semibold tabular-nums">{formatMoney(offer.money)}</span>
            {offer.months > 1 ? (
              <span className="text-xs text-muted">
                {text.perMonth(
                  formatMoney({
                    ...offer.money,
                    amount_minor: Math.round(offer.money.amount_minor / offer.months),
                  }),
                )}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
