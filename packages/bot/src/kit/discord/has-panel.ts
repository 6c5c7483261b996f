import { subscriptionState } from '@famiglia/core/access/subscription-state';
import { findSubscription } from '@famiglia/core/billing/subscriptions/subscription.queries';
import type { Queryable } from '@famiglia/core/platform/db/database';
import type { Context } from '@famiglia/core/platform/context';

/** Whether a person can open the guild's panel: a link to it would lead anybody else to a refusal. */
export const hasPanel = async ({ access }: Context, userId: string, guildId: string): Promise<boolean> => {
  const found = await access.inGuild(userId, guildId);
  return found !== null && found.subscription.tier === 'premium' && found.permissions.has('panel.view');
};

/** Whether the guild has a panel at all, for messages that everybody reads. */
export const guildHasPanel = async (db: Queryable, guildId: string, now: Date): Promise<boolean> =>
  subscriptionState(await findSubscription(db, guildId), now).tier === 'premium';
