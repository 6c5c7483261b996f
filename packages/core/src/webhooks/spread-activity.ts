import { webhookTypes } from '@famiglia/contract/webhooks/webhook-groups';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { mayBeTold } from './may-be-told.ts';
import { queueSending } from './send-webhook.ts';
import { findWebhooks, insertMessages, shareWebhooks, takeQueued } from './webhook.queries.ts';
import type { WebhookRow } from './webhook.queries.ts';

const ROWS_AT_ONCE = 200;

/** Decides which webhooks of a guild are told of its new activity, and queues one message for each. */
export const spreadActivity = async (
  context: Context,
  guildId: string,
  signal?: AbortSignal,
): Promise<void> => {
  let taken = ROWS_AT_ONCE;
  while (taken === ROWS_AT_ONCE) {
    postponeIfOver(signal);
    taken = await spread(context, guildId);
  }
};

const spread = async (context: Context, guildId: string): Promise<number> => {
  const { db, bus, jobs, clock, access } = context;
  // Asked before: rights are read on a connection of their own.
  const told = new Set<string>();
  for (const row of await findWebhooks(db, guildId))
    if (await mayBeTold(access, row)) told.add(tellerOf(row));
  return db.transaction(async (tx) => {
    const queued = await takeQueued(tx, guildId, ROWS_AT_ONCE);
    let messages = 0;
    for (const webhook of await shareWebhooks(tx, guildId)) {
      const types = webhookTypes(webhook.groups);
      const wanted = queued.filter(({ type }) => types.has(type)).map((row) => row.id);
      if (wanted.length === 0 || !told.has(tellerOf(webhook))) continue;
      messages += wanted.length;
      await insertMessages(tx, { guildId, webhookId: webhook.id }, wanted, clock());
      await queueSending(jobs, tx, webhook);
    }
    if (messages > 0) await bus.publish(tx, { type: 'webhooks.changed', guildId });
    return queued.length;
  });
};

/** Another person may have saved it meanwhile: then the answer for the one before counts for nothing. */
const tellerOf = ({ id, savedBy }: WebhookRow): string => `${id} ${savedBy}`;

/** Merged: however many processes hear of new activity, one of them reads it. */
export const spreadActivityJob = defineJob<{ guildId: string }>({
  name: 'spread-activity-to-webhooks',
  title: { en: 'Choosing what webhooks are told', ru: 'Отбор событий для вебхуков' },
  merged: true,
  atOnce: 4,
  run: async (context, signal, { guildId }) => spreadActivity(context, guildId, signal),
});
