import type { Checkout } from '@famiglia/contract/billing/billing';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useOpenOrder, usePromoQuote } from '../queries.ts';
import { checkoutText } from './checkout.text.ts';
import { ContactOwner } from './contact-owner.tsx';
import { PromoField } from './promo-field.tsx';
import { promoText } from './promo.text.ts';
import { RenewChoice } from './renew-choice.tsx';
import { TermCards } from './term-cards.tsx';
import { Timeline } from './timeline.tsx';
import { useOfferChoice } from './use-offer-choice.ts';

const isEmail = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);

/** Term, currency and receipt, and beside them what the person agrees to. The browser then goes to the payment page. */
export const CheckoutForm = ({ checkout }: { checkout: Checkout }) => {
  const text = useText(checkoutText);
  const promoWords = useText(promoText);
  const { id: guildId } = useCurrentGuild();
  const { offer, ofCurrency, currencies, setMonths, setCurrency } = useOfferChoice(checkout.offers);
  const [renew, setRenew] = useState<boolean | null>(null);
  const [isChoiceMissing, setChoiceMissing] = useState(false);
  const firstChoice = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [email, setEmail] = useState('');
  const [isEmailWrong, setEmailWrong] = useState(false);
  const open = useOpenOrder(guildId);
  const promo = usePromoQuote(guildId, {
    code,
    months: offer?.months ?? 1,
    currency: offer?.money.currency ?? 'USD',
  });
  if (!offer) return <ContactOwner />;

  // A code that does not work for this term changes nothing, and says so.
  const quote = code === '' ? undefined : promo.data;
  const price = quote === undefined ? offer : { ...offer, money: quote.money, period_end: quote.period_end };
  const isFree = price.money.amount_minor === 0;
  const renews = offer.can_renew && !isFree ? renew : false;
  const { currency } = offer.money;
  const needsEmail = !isFree && checkout.receipt_email_currencies.includes(currency);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChoiceMissing(renews === null);
    if (renews === null) {
      firstChoice.current?.focus();
      return;
    }
    const typed = email.trim();
    setEmailWrong(needsEmail && !isEmail(typed));
    if (needsEmail && !isEmail(typed)) return;
    open.mutate({
      months: offer.months,
      currency,
      amount_minor: price.money.amount_minor,
      renew: renews,
      receipt_email: needsEmail ? typed : null,
      ...(quote && { promo_code: quote.code }),
    });
  };

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(300px,380px)]">
      <Card>
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5 p-4 md:p-5">
          <TermCards offers={ofCurrency} months={offer.months} onChange={setMonths} />
          {currencies.length > 1 ? (
            <div className="grid justify-items-start gap-1.5">
              <span aria-hidden className="font-medium">
                {text.currency}
              </span>
              <ChoiceRow
                label={text.currency}
                value={currency}
                options={currencies.map((value) => ({ value, label: value === 'RUB' ? '₽ RUB' : '$ USD' }))}
                onChange={setCurrency}
              />
            </div>
          ) : null}
          <PromoField
            entered={code}
            quote={quote}
            error={promo.error}
            pending={promo.isFetching}
            onEnter={setCode}
          />
          {isFree ? null : (
            <RenewChoice
              offer={{ ...offer, period_end: price.period_end }}
              renew={renew}
              isMissing={isChoiceMissing}
              firstRef={firstChoice}
              onChange={(chosen) => {
                setRenew(chosen);
                setChoiceMissing(false);
              }}
            />
          )}
          {needsEmail ? (
            <FormField
              label={text.email}
              hint={text.emailHint}
              problem={isEmailWrong ? text.emailWrong : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                  required
                  value={email}
                  onChange={(event) => {
                    setEmail(event.target.value);
                    setEmailWrong(false);
                  }}
                />
              )}
            </FormField>
          ) : null}
          <div className="grid grid-cols-1 gap-3 border-t border-line pt-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-muted">{text.total}</span>
              <span className="tabular-nums">
                {quote === undefined ? null : (
                  <s className="mr-2 text-muted">
                    <span className="sr-only">{text.usually} </span>
                    {formatMoney(quote.list)}
                  </s>
                )}
                <strong className="text-lg">{formatMoney(price.money)}</strong>
              </span>
            </p>
            <Refusal error={open.error} />
            <Button
              type="submit"
              variant="primary"
              size="large"
              loading={open.isPending || open.isSuccess}
              disabled={promo.isFetching}
              loadingLabel={text.paying}
              className="whitespace-normal! max-sm:px-2"
            >
              {isFree
                ? promoWords.get
                : renews === null
                  ? text.renew.choose
                  : text.pay(formatMoney(price.money))}
            </Button>
            {isFree ? null : (
              <p className="text-xs text-pretty text-muted">{text.by(text.providers[offer.provider])}</p>
            )}
            <p className="flex flex-wrap gap-x-4 text-xs">
              {text.rules.map(([path, name]) => (
                <a key={path} href={path} target="_blank" rel="noreferrer" className="text-brass underline">
                  {name}
                </a>
              ))}
            </p>
          </div>
        </form>
      </Card>
      <Timeline
        offer={price}
        periodStart={checkout.period_start}
        renews={renews}
        renewalPrice={offer.money}
      />
    </div>
  );
};
