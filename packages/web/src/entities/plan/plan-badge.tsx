import type { Subscription } from '@famiglia/contract/billing/subscriptions';
import { Badge } from '../../shared/ui/badge.tsx';
import { isPremium } from './is-premium.ts';
import { usePlanName } from './use-plan-name.ts';

export const PlanBadge = ({ subscription }: { subscription: Subscription }) => (
  <Badge tone={isPremium(subscription) ? 'brass' : 'neutral'}>{usePlanName(subscription)}</Badge>
);
