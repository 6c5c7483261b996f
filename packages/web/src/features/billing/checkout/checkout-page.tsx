import { isPremium } from '../../../entities/plan/is-premium.ts';
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Crown, CircleAlert } from '../../../shared/ui/icons.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TrialButton } from '../components/trial-button.tsx';
import { useCheckout, useSubscription } from '../queries.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { checkoutText } from './checkout.text.ts';
import { OpenOrderNotice } from './open-order-notice.tsx';
import type { Order } from '@famiglia/contract/billing/billing';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { chargeFailureText } from './charge-failure.text.ts';
import { orderText } from './order.text.ts';

/** `/guild/:guildId/checkout`: open to a server without Premium, too. */
export const CheckoutPage = () => {
  const text = useText(checkoutText);
  const { id, name, subscription } = useCurrentGuild();
  const checkout = useCheckout(id);
  // The offer to try stands above the form: both appear at once, so that nothing moves.
  const { data: plan, isPending } = useSubscription(id);
  const canTry = plan?.trial_available ?? false;
  const isEndless = isPremium(subscription) && subscription.period_end === null;
  return (
    <>
      <PageHeader
        title={text.title}
        badge={<PlanBadge subscription={subscription} />}
        note={text.note(name)}
      />
      {isEndless ? (
        <EmptyState icon={<Crown aria-hidden />} title={text.endless.title}>
          {text.endless.body}
        </EmptyState>
      ) : isPending ? (
        <CheckoutSkeleton />
      ) : (
        <QueryView query={checkout} skeleton={<CheckoutSkeleton />}>
          {(loaded) => (
            <div className="grid grid-cols-1 gap-4">
              {canTry ? (
                <Card className="flex flex-wrap items-center justify-between gap-3 p-4 md:px-5">
                  <p className="max-w-130 text-pretty">{text.trialOffer}</p>
                  <TrialButton variant="secondary" />
                </Card>
              ) : null}
              {loaded.closed_order ? <ClosedOrderNotice order={loaded.closed_order} /> : null}
              {loaded.open_order ? (
                <OpenOrderNotice order={loaded.open_order} />
              ) : (
                <CheckoutForm checkout={loaded} />
              )}
            </div>
          )}
        </QueryView>
      )}
    </>
  );
};

const CheckoutSkeleton = () => (
  <Busy className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(300px,380px)]">
    <Skeleton className="h-80 w-full" />
    <Skeleton className="h-80 w-full" />
  </Busy>
);

/** The site closed the order that somebody had begun to pay: why, and that it cost nothing. */
const ClosedOrderNotice = ({ order }: { order: Order }) => {
  const { what, failed } = useText(orderText);
  const { months } = useText(checkoutText);
  const reasons = useText(chargeFailureText);
  return (
    <div className="flex items-start gap-2 rounded-md border border-brass bg-brass-wash p-4 md:p-5">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
      <div>
        <p className="font-semibold">{what(months(order.months), formatMoney(order.money))}</p>
        <p className="mt-1 text-pretty text-muted">
          {reasons[order.failure ?? 'other']} {failed.charged}
        </p>
      </div>
    </div>
  );
};
