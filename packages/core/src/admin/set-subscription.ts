import type { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { AppError } from '../platform/app-error.ts';
import { requireFreshSignIn } from '../auth/require-fresh-sign-in.ts';
import { changeSubscription } from '../billing/subscriptions/change-subscription.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findAdminGuild } from './admin-guild.queries.ts';
import { presentAdminGuild } from './admin-guilds.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';

export const setSubscription: UseCase<typeof adminRoutes.setSubscription> = async (
  context,
  actor,
  { guildId, reason, ...wanted },
) => {
  const { userId } = requireSiteAdmin(context, actor);
  await requireFreshSignIn(context, actor);
  if ((await findAdminGuild(context.db, guildId)) === undefined) throw new AppError('guild_not_found');
  if (!makesSense(wanted, context.clock())) throw new AppError('subscription_does_not_fit');
  await changeSubscription(context, { guildId, actorId: userId, reason, event: 'set' }, (current, now) => ({
    tier: wanted.tier,
    status: wanted.status,
    graceUntil: null,
    periodEnd: wanted.periodEnd === null ? null : new Date(wanted.periodEnd),
    // A trial set by a site admin also counts as the guild's one trial.
    trialStartedAt: current.trialStartedAt ?? (wanted.status === 'trial' ? now : null),
  }));
  const guild = await findAdminGuild(context.db, guildId);
  if (guild === undefined) throw new AppError('guild_not_found');
  return presentAdminGuild(context, guild);
};

/** Refuses combinations that are not a valid plan. The database has the same rules, except those about time. */
const makesSense = (
  { tier, status, periodEnd }: Pick<Parameters<typeof setSubscription>[2], 'tier' | 'status' | 'periodEnd'>,
  now: Date,
): boolean => {
  const ahead = periodEnd !== null && new Date(periodEnd) > now;
  if (tier === 'free') return (status === 'none' || status === 'expired') && !ahead;
  if (status === 'active') return ahead || periodEnd === null;
  return (status === 'trial' || status === 'canceled') && ahead;
};
