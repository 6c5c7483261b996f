import type { Permission } from '@famiglia/contract/access/permissions';
import type { SubscriptionStatus, Tier } from '@famiglia/contract/billing/subscriptions';

/** Everything in the database that a person's rights in one guild depend on. Time is not part of it. */
export interface AccessFacts {
  guildId: string;
  ownerId: string;
  heldRoles: readonly { discordPermissions: string; granted: readonly Permission[] }[];
  panelUser: { expiresAt: Date | null } | null;
  subscription: {
    tier: Tier;
    status: SubscriptionStatus;
    periodEnd: Date | null;
    graceUntil: Date | null;
  } | null;
}
