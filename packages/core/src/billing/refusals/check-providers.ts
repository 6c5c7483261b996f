import { isUndecided } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { collectFaults } from '../../platform/jobs/collect-faults.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { endRefusalsOfOthers } from './refusal.queries.ts';

/**
 * Asks every provider whether our keys are valid: after each start of the program, since keys change with a restart,
 * and every ten minutes. `watchProviders` stores the answer.
 */
export const checkProviders = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const { billing, db, clock, log } = context;
  await endRefusalsOfOthers(db, [...billing.keys()], clock());
  const faults = collectFaults(log, 'the check of a payment provider');
  for (const provider of billing.values()) {
    postponeIfOver(signal);
    await faults.attempt({ provider: provider.name }, async () =>
      provider.checkKeys().catch((error: unknown) => {
        if (!isUndecided(error)) throw error;
      }),
    );
  }
  faults.throwIfAny();
};

export const checkProvidersJob = defineJob({
  name: 'check-providers',
  title: { en: 'Checking the keys of payment providers', ru: 'Проверка ключей платёжных систем' },
  schedule: '*/10 * * * *',
  merged: true,
  run: checkProviders,
});
