import type { DatedOffer } from '@famiglia/contract/billing/billing';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useId } from 'react';
import type { Ref } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { chargeDay } from './charge-day.ts';
import { checkoutText } from './checkout.text.ts';

interface RenewChoiceProps {
  offer: DatedOffer;
  /** Null while the person has not chosen. */
  renew: boolean | null;
  /** They want to pay, and have not chosen. */
  isMissing: boolean;
  /** The first of the two, where a person is led who has not chosen. */
  firstRef: Ref<HTMLInputElement>;
  onChange: (renew: boolean) => void;
}

/**
 * Two equal choices, none of them made for the person, each with what happens at the end. A shop that may not keep a card
 * sells one term at a time.
 */
export const RenewChoice = ({ offer, renew, isMissing, firstRef, onChange }: RenewChoiceProps) => {
  const text = useText(checkoutText).renew;
  const format = useFormat();
  const problemId = useId();
  const end = format.longDate(offer.period_end);
  if (!offer.can_renew) return <p className="text-pretty text-muted">{text.onlyOnce(end)}</p>;
  const choices = [
    [true, text.on, text.onBody(format.longDate(chargeDay(offer)), formatMoney(offer.money))],
    [false, text.off, text.offBody(end)],
  ] as const;
  return (
    <fieldset aria-describedby={problemId}>
      <legend className="mb-1.5 font-medium">{text.title}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,220px),1fr))] gap-3">
        {choices.map(([value, name, body]) => (
          <label
            key={name}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 rounded-md border border-line-strong p-4 transition-colors duration-(--quick) hover:bg-hover has-checked:border-brass has-checked:bg-brass-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
          >
            <input
              ref={value ? firstRef : undefined}
              type="radio"
              name="renew"
              required
              checked={renew === value}
              onChange={() => onChange(value)}
              className="mt-0.5 size-4 accent-brass outline-none"
            />
            <span className="font-medium">{name}</span>
            <span className="col-start-2 text-pretty text-muted">{body}</span>
          </label>
        ))}
      </div>
      <p
        id={problemId}
        role={isMissing ? 'alert' : undefined}
        className="mt-1.5 text-xs text-bad empty:hidden"
      >
        {isMissing ? text.choose : null}
      </p>
    </fieldset>
  );
};
