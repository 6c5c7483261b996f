import type { DatedOffer } from '@famiglia/contract/billing';
import { formatMoney } from '@famiglia/contract/format-money';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { checkoutText } from './checkout.text.ts';

interface RenewChoiceProps {
  offer: DatedOffer;
  renew: boolean;
  onChange: (renew: boolean) => void;
}

/** Two equal choices, each with what happens at the end. A shop that may not keep a card sells one term at a time. */
export const RenewChoice = ({ offer, renew, onChange }: RenewChoiceProps) => {
  const text = useText(checkoutText).renew;
  const format = useFormat();
  const end = format.longDate(offer.period_end);
  if (!offer.can_renew) return <p className="text-pretty text-muted">{text.onlyOnce(end)}</p>;
  const choices = [
    [true, text.on, text.onBody(end, formatMoney(offer.money))],
    [false, text.off, text.offBody(end)],
  ] as const;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{text.title}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,220px),1fr))] gap-3">
        {choices.map(([value, name, body]) => (
          <label
            key={name}
            className="relative grid cursor-pointer content-start gap-1 rounded-md border border-line-strong p-4 transition-colors duration-(--quick) hover:bg-hover has-checked:border-brass has-checked:bg-brass-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name="renew"
              checked={renew === value}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            <span className="font-medium">{name}</span>
            <span className="text-pretty text-muted">{body}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
