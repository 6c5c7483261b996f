import type { Subscription } from '@famiglia/contract/billing/subscriptions';

/** Whether the panel may open. The server decides on every call; this only picks the page to show. */
export const isPremium = ({ tier, status }: Subscription): boolean =>
  tier === 'premium' && status !== 'none' && status !== 'expired';
