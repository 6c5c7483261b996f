import type { AdminSubscription } from '@famiglia/contract/admin';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findPayments } from '../../guilds/payments/payment.queries.ts';
import { presentChange } from '../../guilds/subscriptions/present-change.ts';
import { findSubscriptionHistory } from '../../guilds/subscriptions/subscription.queries.ts';
import { findAdminGuild } from './admin-guild.queries.ts';
import { presentAdminGuild } from './present-admin-guild.ts';
import { presentPayment } from './present-payment.ts';

/** All that the site admin's dialog shows of one guild. */
export const adminSubscription = async (context: Context, guildId: string): Promise<AdminSubscription> => {
  const [guild, history, payments] = await Promise.all([
    findAdminGuild(context.db, guildId),
    findSubscriptionHistory(context.db, guildId),
    findPayments(context.db, guildId),
  ]);
  if (guild === undefined) throw new AppError('guild_not_found');
  return {
    ...presentAdminGuild(context, guild),
    trial_started_at: guild.subscription?.trialStartedAt?.toISOString() ?? null,
    history: history.map(presentChange),
    payments: payments.map((row) => presentPayment(row, context.clock())),
  };
};
