import { WEBHOOK_LOG_DAYS } from '@famiglia/contract/webhooks/webhooks';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { queueSending } from './send-webhook.ts';
import { spreadActivityJob } from './spread-activity.ts';
import { deleteMessagesBefore, findDueWebhooks, findQueuedGuilds } from './webhook.queries.ts';

/** Hears of new activity in guilds that have a webhook, until the bus stops. */
export const listenForWebhooks = ({ bus, jobs, db, log }: Context): void => {
  bus.subscribe(['webhooks.wanted'], (event) => {
    if (event.type !== 'webhooks.wanted') return;
    jobs
      .send(db, spreadActivityJob, { guildId: event.guildId })
      // The schedule finds it within a minute.
      .catch((error: unknown) => log.debug({ err: error }, 'activity for webhooks could not be queued'));
  });
};

/** What nobody heard of, or what waited for its time. */
export const watchWebhooks = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const { db, jobs, clock } = context;
  for (const guildId of await findQueuedGuilds(db)) await jobs.send(db, spreadActivityJob, { guildId });
  for (const webhook of await findDueWebhooks(db, clock())) {
    postponeIfOver(signal);
    await queueSending(jobs, db, webhook);
  }
};

export const watchWebhooksJob = defineJob({
  name: 'watch-webhooks',
  title: { en: 'Scheduling webhooks', ru: 'Расписание вебхуков' },
  schedule: '* * * * *',
  merged: true,
  run: watchWebhooks,
});

const DAY_MS = 24 * 60 * 60 * 1000;
const ROWS_AT_ONCE = 5000;

export const dropOldWebhookMessages = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const oldest = new Date(context.clock().getTime() - WEBHOOK_LOG_DAYS * DAY_MS);
  let dropped = ROWS_AT_ONCE;
  while (dropped === ROWS_AT_ONCE) {
    postponeIfOver(signal);
    dropped = await deleteMessagesBefore(context.db, oldest, ROWS_AT_ONCE);
  }
};

export const dropOldWebhookMessagesJob = defineJob({
  name: 'drop-old-webhook-messages',
  title: { en: 'Removing the old log of webhooks', ru: 'Удаление старого журнала вебхуков' },
  schedule: '41 3 * * *',
  run: dropOldWebhookMessages,
});
