import { REMINDER_DAYS } from '@famiglia/contract/billing/subscriptions';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { requestDelivery } from '../../deliveries/request-delivery.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { readMethod } from '../methods/read-method.ts';
import { skipIfUnavailable } from '../orders/ask-provider.ts';
import { findRunningRenewal } from '../subscriptions/renewal.queries.ts';
import { findEndingPlans, isReminded, markReminded } from '../subscriptions/subscription.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Reminds guilds 2 days and 1 day before their plan ends, once for each end. After a long downtime only the nearest
 * reminder is sent, and none for a plan that has already ended. It names the card that will be charged, so the provider is
 * asked first; one that is away does not delay it.
 */
export const remindOfPlanEnd = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const now = context.clock();
  const horizon = new Date(now.getTime() + Math.max(...REMINDER_DAYS) * DAY_MS);
  for (const plan of await findEndingPlans(context.db, now, horizon)) {
    postponeIfOver(signal);
    const due = REMINDER_DAYS.filter((days) => plan.periodEnd.getTime() - days * DAY_MS <= now.getTime());
    if (await isReminded(context.db, plan, due)) continue;
    await readCard(context, plan.guildId);
    await context.db.transaction(async (tx) => {
      const fresh = await markReminded(tx, plan, due, now);
      if (fresh.length === 0) return;
      const { guildId } = plan;
      await requestDelivery(tx, { guildId, kind: 'plan_end', subject: String(Math.min(...fresh)) });
      await context.bus.publish(tx, { type: 'subscription.changed', guildId });
    });
  }
};

export const remindOfPlanEndJob = defineJob({
  name: 'remind-of-plan-end',
  title: { en: 'Plan expiry reminders', ru: 'Напоминания об окончании тарифа' },
  schedule: '* * * * *',
  run: remindOfPlanEnd,
});

const readCard = async (context: Context, guildId: string): Promise<void> => {
  const renewal = await findRunningRenewal(context.db, guildId, context.clock());
  if (renewal !== null) await skipIfUnavailable(async () => void (await readMethod(context, renewal)));
};
