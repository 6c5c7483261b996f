import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Check } from '../../shared/ui/icons.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { guildsKey } from '../../shared/lib/query-key.ts';
import { PlanBadge } from '../../entities/plan/plan-badge.tsx';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { useSubscription } from './queries.ts';
import { PlanHistory } from './components/plan-history.tsx';
import { TrialButton } from './components/trial-button.tsx';
import { premiumText } from './premium.text.ts';
import { subscriptionText } from './subscription.text.ts';

/**
 * Shown instead of the panel to a server without Premium: its benefits, and for a manager the way to get it.
 */
export const PremiumPage = () => {
  useWatchPlan();
  const guild = useCurrentGuild();
  const text = useText(premiumText);
  const ended = guild.subscription.status === 'expired';
  const plan = useText(subscriptionText);
  const decides = may(guild.access.permissions, 'subscription.manage');
  const subscription = useSubscription(guild.id, decides);
  const canTry = subscription.data?.trial_available ?? false;
  const words = !decides ? text.ask : canTry ? plan.trialNote : plan.trialUsed;
  return (
    <div>
      <PageHeader
        title={text.title}
        badge={<PlanBadge subscription={guild.subscription} />}
        note={ended ? text.ended : text.free}
      />
      <Card>
        <h2 className="border-b border-line px-4 py-3 font-semibold">{text.opens}</h2>
        <ul className="grid sm:grid-cols-2">
          {text.gives.map(([name, detail]) => (
            <li key={name} className="flex gap-3 p-4">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
              <div>
                <h3 className="font-medium">{name}</h3>
                <p className="text-pretty text-muted">{detail}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
          <p className="text-muted">{decides && !subscription.data ? null : words}</p>
          <div className="flex flex-wrap items-start gap-2">
            <a
              href="/pricing"
              className={buttonClasses({ variant: decides && !canTry ? 'primary' : 'secondary' })}
            >
              {text.pricing}
            </a>
            {canTry ? <TrialButton /> : null}
          </div>
        </div>
      </Card>
      {decides && subscription.data && !canTry ? <PlanHistory /> : null}
    </div>
  );
};

const LOOK_MS = 3000;

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
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [client]);
};
