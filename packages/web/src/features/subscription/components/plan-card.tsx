import type { SubscriptionDetails } from '@famiglia/contract/subscriptions';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useResumeSubscription } from '../queries.ts';
import { subscriptionText } from '../subscription.text.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { formatMoney } from '../../../entities/plan/format-money.ts';
import { TrialButton } from './trial-button.tsx';

/** The current plan, its end, and its actions. */
export const PlanCard = ({ subscription }: { subscription: SubscriptionDetails }) => {
  const text = useText(subscriptionText);
  const language = useLanguage();
  const format = useFormat();
  const resume = useResumeSubscription(useCurrentGuild().id);
  const [cancelling, setCancelling] = useState(false);
  const { status, period_end, refund, trial_available } = subscription;
  // Premium without an end has no period that could run out, so it cannot be cancelled.
  const canCancel = (status === 'trial' || status === 'active') && period_end !== null;

  return (
    <Card>
      <div className="grid gap-2 border-b border-line p-4">
        <div>
          <PlanBadge subscription={subscription} />
        </div>
        <p className="text-pretty">{text.status[status]}</p>
      </div>
      <dl className="grid gap-4 p-4 sm:grid-cols-2">
        <div>
          <dt className="text-muted">{text.period}</dt>
          <dd className="text-base font-semibold">
            {period_end ? text.until(format.dateTime(period_end)) : text.noEnd}
          </dd>
        </div>
        {refund ? (
          <div>
            <dt className="text-muted">{text.refund}</dt>
            <dd className="text-base font-semibold">{formatMoney(language, refund)}</dd>
            <dd className="text-xs text-pretty text-muted">{text.refundNote}</dd>
          </div>
        ) : null}
      </dl>
      <div className="flex flex-wrap items-start gap-2 border-t border-line p-4">
        {trial_available ? <TrialButton /> : null}
        {status === 'canceled' ? (
          <Button variant="primary" loading={resume.isPending} onClick={() => resume.mutate()}>
            {text.resume}
          </Button>
        ) : null}
        <a href="/pricing" className={buttonClasses()}>
          {text.pricing}
        </a>
        {canCancel ? (
          <Button variant="ghost" onClick={() => setCancelling(true)}>
            {text.cancel}
          </Button>
        ) : null}
      </div>
      <Refusal error={resume.error} className="px-4 pb-4" />
      <CancelDialog open={cancelling} onOpenChange={setCancelling} subscription={subscription} />
    </Card>
  );
};
