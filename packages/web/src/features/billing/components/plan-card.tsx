import type { Billing } from '@famiglia/contract/billing/billing';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { usePeriodEnd } from '../../../entities/plan/use-period-end.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useResumeSubscription } from '../queries.ts';
import { subscriptionText } from '../subscription.text.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { renewalText } from './renewal.text.ts';
import { TrialButton } from './trial-button.tsx';

/** The current plan in plain words, its end, and its actions. */
export const PlanCard = ({ billing }: { billing: Billing }) => {
  const text = useText(subscriptionText);
  const { pendingRefund } = useText(renewalText);
  const periodEnd = usePeriodEnd();
  const { id } = useCurrentGuild();
  const resume = useResumeSubscription(id);
  const [cancelling, setCancelling] = useState(false);
  const { subscription } = billing;
  const { status, period_end, trial_available } = subscription;
  const renews = billing.renewal?.renews === true;
  // A plan that ends by itself is not cancelled, but it may be refunded.
  const canCancel = status === 'trial' || renews;
  // In the grace Premium outlasts what was paid for.
  const isPaidFor = status === 'past_due' || (status === 'active' && renews);
  // The card of the renewal shows how paid Premium goes on.
  const canBuy = subscription.tier === 'free' || (status === 'trial' && !renews);
  const canResumeTrial = billing.can_resume && billing.renewal === null;

  return (
    <Card>
      <div className="grid gap-1 p-4">
        <p className="text-base font-semibold">{text.state[status]}</p>
        {period_end ? (
          <p className="text-base">
            {isPaidFor ? text.paidFor(periodEnd(period_end)) : periodEnd(period_end)}
          </p>
        ) : null}
        <p className="text-pretty text-muted">{text.status[status]}</p>
        {billing.pending_refund ? (
          <p className="mt-2 rounded-sm bg-info-wash px-3 py-2 text-pretty text-info">
            {pendingRefund(formatMoney(billing.pending_refund))}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-start gap-2 border-t border-line p-4 empty:hidden">
        {trial_available ? <TrialButton /> : null}
        {canBuy ? (
          <Link
            to={`/guild/${id}/checkout`}
            className={buttonClasses({ variant: trial_available ? 'secondary' : 'primary' })}
          >
            {text.buy}
          </Link>
        ) : null}
        {canResumeTrial ? (
          <Button variant="primary" loading={resume.isPending} onClick={() => resume.mutate({})}>
            {text.resume}
          </Button>
        ) : null}
        {canCancel ? (
          <Button onClick={() => setCancelling(true)}>{text.cancel}</Button>
        ) : subscription.refund ? (
          <Button onClick={() => setCancelling(true)}>{text.refund}</Button>
        ) : null}
      </div>
      <Refusal error={resume.error} className="px-4 pb-4" />
      <CancelDialog open={cancelling} onOpenChange={setCancelling} billing={billing} />
    </Card>
  );
};
