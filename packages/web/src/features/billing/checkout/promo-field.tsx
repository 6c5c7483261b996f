import type { PromoQuote } from '@famiglia/contract/billing/promo-codes';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { CircleCheck, TicketPercent } from '../../../shared/ui/icons.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { promoText } from './promo.text.ts';

interface PromoFieldProps {
  /** The code that was entered; empty where none was. */
  entered: string;
  quote: PromoQuote | undefined;
  error: Error | null;
  pending: boolean;
  /** An empty text removes it. */
  onEnter: (code: string) => void;
}

/** A code is checked at once, and what it does stands here before anybody pays. */
export const PromoField = (props: PromoFieldProps) => {
  const text = useText(promoText);
  const [isAsked, setAsked] = useState(false);
  if (props.quote) return <Applied quote={props.quote} onRemove={() => props.onEnter('')} />;
  if (!isAsked && props.entered === '')
    return (
      <Button
        variant="ghost"
        icon={<TicketPercent aria-hidden className="size-4" />}
        onClick={() => setAsked(true)}
        className="justify-self-start"
      >
        {text.have}
      </Button>
    );
  return <Entry {...props} />;
};

const Entry = ({ entered, error, pending, onEnter }: PromoFieldProps) => {
  const text = useText(promoText);
  const [typed, setTyped] = useState(entered);
  const field = useRef<HTMLInputElement>(null);
  // Whoever pressed the button wants to type.
  useEffect(() => field.current?.focus(), []);
  const enter = () => onEnter(typed.trim());
  return (
    <FormField
      label={text.label}
      hint={text.hint}
      problem={error !== null && typed.trim() === entered ? errorDetail(error) : undefined}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            ref={field}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Otherwise the browser would send the whole form, and pay.
              event.preventDefault();
              enter();
            }}
            className="min-w-0 flex-1 basis-40"
          />
          <Button loading={pending} disabled={typed.trim() === ''} onClick={enter}>
            {text.apply}
          </Button>
        </div>
      )}
    </FormField>
  );
};

const Applied = ({ quote, onRemove }: { quote: PromoQuote; onRemove: () => void }) => {
  const text = useText(promoText);
  const what = quote.percent === null ? text.months(quote.free_months ?? 0) : text.percent(quote.percent);
  const isFree = quote.money.amount_minor === 0;
  return (
    <output className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-md border border-line-strong p-4">
      <div className="flex min-w-0 flex-1 basis-56 gap-2">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
        <div className="grid min-w-0 gap-1">
          <p className="font-medium wrap-anywhere">{text.applied(quote.code, what)}</p>
          <p className="text-pretty text-muted">
            {isFree ? text.freeBody : text.renewalPrice(formatMoney(quote.list))}
          </p>
        </div>
      </div>
      <Button variant="ghost" onClick={onRemove}>
        {text.remove}
      </Button>
    </output>
  );
};
