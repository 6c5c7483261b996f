import { WEBHOOK_TEST, webhookRoutes } from '@famiglia/contract/webhooks/webhooks';
import type { WebhookMessage } from '@famiglia/contract/webhooks/webhooks';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { queueSending } from './send-webhook.ts';
import { eventIdOf } from './webhook-payload.ts';
import { requireOn } from './webhooks.ts';
import { addTest, askAgain, findMessages, findWebhook, updateWebhook } from './webhook.queries.ts';
import type { WebhookRow } from './webhook.queries.ts';

export const readWebhookLog: UseCase<typeof webhookRoutes.log> = async (context, actor, input) => {
  const { guildId, webhookId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, webhookRoutes.log.access);
  if ((await findWebhook(context.db, { guildId, webhookId })) === null) throw new AppError('not_found');
  const { items, total } = await findMessages(context.db, { guildId, webhookId }, { limit, offset });
  return {
    items: items.map(({ row, type }): WebhookMessage => ({
      id: row.id,
      event_id: eventIdOf(row),
      type: type ?? WEBHOOK_TEST,
      state: row.state,
      attempts: row.attempts,
      status: row.status,
      problem: row.problem,
      took_ms: row.tookMs,
      answer: row.answer,
      created_at: row.createdAt.toISOString(),
      tried_at: row.triedAt?.toISOString() ?? null,
      next_at: row.state === 'waiting' ? row.nextAt.toISOString() : null,
    })),
    total,
    limit,
    offset,
  };
};

export const testWebhook: UseCase<typeof webhookRoutes.test> = async (context, actor, input) => {
  const { guildId, webhookId } = input;
  await requireGuildAccess(context, actor, guildId, webhookRoutes.test.access);
  await context.db.transaction(async (tx) => {
    const row = await requireOn(tx, input);
    await addTest(tx, { guildId, webhookId }, context.clock());
    await sendNow(context, tx, row);
  });
  return null;
};

/** What waits is tried at once; what is done begins anew, under its old id. */
export const sendWebhookAgain: UseCase<typeof webhookRoutes.sendAgain> = async (context, actor, input) => {
  const { guildId, webhookId, messageId } = input;
  await requireGuildAccess(context, actor, guildId, webhookRoutes.sendAgain.access);
  await context.db.transaction(async (tx) => {
    const row = await requireOn(tx, input);
    if (!(await askAgain(tx, { guildId, webhookId }, messageId, context.clock())))
      throw new AppError('not_found');
    await sendNow(context, tx, row);
  });
  return null;
};

/** Somebody waits for it, so a pause after a failure ends; what follows begins with the shortest one. */
const sendNow = async ({ jobs, bus }: Context, tx: Transaction, webhook: WebhookRow): Promise<void> => {
  const { id: webhookId, guildId } = webhook;
  await updateWebhook(tx, { guildId, webhookId }, { pausedUntil: null });
  await queueSending(jobs, tx, webhook);
  await bus.publish(tx, { type: 'webhooks.changed', guildId });
};
