import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { collectFaults } from '../../platform/jobs/collect-faults.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { changeSubscription } from './change-subscription.ts';
import { findLapsedGuilds, isLapsed } from './subscription.queries.ts';

/** Ends expired plans, so that open sockets are closed. Access does not depend on it: it checks the period itself. */
export const expireSubscriptions = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const faults = collectFaults(context.log, 'the end of a plan');
  for (const guildId of await findLapsedGuilds(context.db, context.clock())) {
    postponeIfOver(signal);
    const change = { guildId, actorId: null, event: 'ended' } as const;
    await faults.attempt({ guildId }, async () =>
      changeSubscription(context, change, async (_current, now, tx) =>
        (await isLapsed(tx, guildId, now)) ? { tier: 'free', status: 'expired', graceUntil: null } : null,
      ),
    );
  }
  faults.throwIfAny();
};

export const expireSubscriptionsJob = defineJob({
  name: 'expire-subscriptions',
  title: { en: 'Ending expired plans', ru: 'Отключение истёкших тарифов' },
  schedule: '* * * * *',
  run: expireSubscriptions,
});
