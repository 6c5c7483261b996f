import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { PlanBadge } from '../../entities/plan/plan-badge.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { guildsKey } from '../../shared/lib/query-key.ts';
import { Busy } from '../../shared/ui/busy.tsx';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Check } from '../../shared/ui/icons.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { checkoutText } from './checkout/checkout.text.ts';
import { useOfferChoice } from './checkout/use-offer-choice.ts';
import { PlanHistory } from './components/plan-history.tsx';
import { ProductPicture } from './components/product-picture.tsx';
import { ReceiptsCard } from './components/receipts-card.tsx';
import { renewalText } from './components/renewal.text.ts';
import { TrialButton } from './components/trial-button.tsx';
import { premiumText } from './premium.text.ts';
import { useBilling, useCheckout } from './queries.ts';
import { subscriptionText } from './subscription.text.ts';

/**
 * Shown instead of the panel to a server without Premium: what it looks like, what it includes, and for those who
 * decide its price and one button.
 */
export const PremiumPage = () => {
  useWatchPlan();
  const guild = useCurrentGuild();
  const text = useText(premiumText);
  const ended = guild.subscription.status === 'expired';
  const decides = may(guild.access.permissions, 'subscription.manage');
  return (
    <div>
      <PageHeader
        title={text.title}
        badge={<PlanBadge subscription={guild.subscription} />}
        note={ended ? text.ended : text.free}
      />
      <Card className="grid grid-cols-1 gap-5 p-4 md:p-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <ProductPicture />
        <div className="grid content-start gap-4">
          <h2 className="font-semibold">{text.opens}</h2>
          <ul className="grid gap-2.5">
            {text.gives.map(([name, detail]) => (
              <li key={name} className="flex gap-2.5">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
                <p className="text-pretty">
                  <span className="font-medium">{name}.</span> <span className="text-muted">{detail}</span>
                </p>
              </li>
            ))}
          </ul>
          {decides ? <Offer /> : <p className="border-t border-line pt-4 text-muted">{text.ask}</p>}
        </div>
      </Card>
      {decides ? <Past /> : null}
    </div>
  );
};

/** The price and one button: the trial while there is one, buying afterwards. */
const Offer = () => {
  const text = useText(premiumText);
  const { perMonth } = useText(checkoutText);
  const plan = useText(subscriptionText);
  const { id } = useCurrentGuild();
  const billing = useBilling(id);
  const checkout = useCheckout(id);
  const subscription = billing.data?.subscription;
  const { offer } = useOfferChoice(checkout.data?.offers ?? []);
  if (billing.isLoading || checkout.isLoading) {
    return (
      <Busy>
        <Skeleton className="h-36" />
      </Busy>
    );
  }
  if (!subscription) return null;
  const price = offer ? perMonth(formatMoney(offer.money)) : null;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {price === null ? null : <p className="text-lg font-semibold tabular-nums">{price}</p>}
      {subscription.trial_available ? (
        <TrialButton size="large" />
      ) : (
        <Link to={`/guild/${id}/checkout`} className={buttonClasses({ variant: 'primary', size: 'large' })}>
          {plan.buy}
        </Link>
      )}
      <p className="text-xs text-pretty text-muted">
        {subscription.trial_available ? plan.trialNote : text.promise}{' '}
        {subscription.trial_available ? (
          <Link to={`/guild/${id}/checkout`} className="text-brass underline underline-offset-4">
            {text.withoutTrial}
          </Link>
        ) : null}
      </p>
    </div>
  );
};

/** What was paid before, and a refund that is on its way: it must not disappear together with the panel. */
const Past = () => {
  const { pendingRefund } = useText(renewalText);
  const billing = useBilling(useCurrentGuild().id).data;
  if (!billing) return null;
  const { receipts, pending_refund: refund, subscription } = billing;
  return (
    <>
      {refund ? (
        <p className="mt-4 rounded-sm bg-info-wash px-3 py-2 text-pretty text-info">
          {pendingRefund(formatMoney(refund))}
        </p>
      ) : null}
      {receipts.length > 0 ? <ReceiptsCard receipts={receipts} /> : null}
      {subscription.trial_available && receipts.length === 0 ? null : <PlanHistory />}
    </>
  );
};

const CHECK_EVERY_MS = 3000;

/**
 * A server without Premium has no live connection, so this page polls the plan while it is visible. The frame
 * then switches to the panel by itself.
 */
const useWatchPlan = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: guildsKey() });
    };
    const timer = setInterval(look, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client]);
};
