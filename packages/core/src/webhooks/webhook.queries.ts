import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { webhookMessages, webhookQueue, webhooks } from '../platform/db/schema/webhooks.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type MessageRow = typeof webhookMessages.$inferSelect;

export interface WebhookKey {
  guildId: string;
  webhookId: string;
}

export const isWebhook = ({ guildId, webhookId }: WebhookKey) =>
  and(eq(webhooks.guildId, guildId), eq(webhooks.id, webhookId));

export const findWebhooks = async (db: Queryable, guildId: string): Promise<WebhookRow[]> =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.guildId, guildId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));

/** Those that are on; nobody changes them until this transaction ends. */
export const shareWebhooks = async (tx: Transaction, guildId: string): Promise<WebhookRow[]> =>
  tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.guildId, guildId), isNull(webhooks.offReason)))
    .orderBy(asc(webhooks.id))
    .for('share');

export const findWebhook = async (db: Queryable, key: WebhookKey): Promise<WebhookRow | null> => {
  const [row] = await db.select().from(webhooks).where(isWebhook(key));
  return row ?? null;
};

export const lockWebhook = async (tx: Transaction, key: WebhookKey): Promise<WebhookRow | null> => {
  const [row] = await tx.select().from(webhooks).where(isWebhook(key)).for('no key update');
  return row ?? null;
};

export const updateWebhook = async (
  db: Queryable,
  key: WebhookKey,
  change: Partial<Omit<WebhookRow, 'id' | 'guildId'>>,
): Promise<void> => {
  await db.update(webhooks).set(change).where(isWebhook(key));
};

/** How many webhooks of the guild are being sent to at this moment. */
export const countSending = async (db: Queryable, guildId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ sending: count() })
    .from(webhooks)
    .where(and(eq(webhooks.guildId, guildId), gt(webhooks.claimedUntil, now)));
  return row?.sending ?? 0;
};

const messagesOf = ({ guildId, webhookId }: WebhookKey) =>
  and(eq(webhookMessages.guildId, guildId), eq(webhookMessages.webhookId, webhookId));

/** The message that waits longest to be sent; also one whose time has not come. */
export const findNextMessage = async (db: Queryable, key: WebhookKey): Promise<MessageRow | null> => {
  const [row] = await db
    .select()
    .from(webhookMessages)
    .where(and(messagesOf(key), eq(webhookMessages.state, 'waiting')))
    .orderBy(asc(webhookMessages.nextAt), asc(webhookMessages.activityId), asc(webhookMessages.id))
    .limit(1);
  return row ?? null;
};

export const updateMessage = async (
  db: Queryable,
  guildId: string,
  id: string,
  change: Partial<Omit<MessageRow, 'id' | 'guildId'>>,
): Promise<void> => {
  await db
    .update(webhookMessages)
    .set(change)
    .where(and(eq(webhookMessages.guildId, guildId), eq(webhookMessages.id, id)));
};

/** What waits will not be sent any more. */
export const giveUpWaiting = async (tx: Transaction, key: WebhookKey): Promise<void> => {
  await tx
    .update(webhookMessages)
    .set({ state: 'failed', problem: 'switched_off' })
    .where(and(messagesOf(key), eq(webhookMessages.state, 'waiting')));
};

/** Queues a message again that is not waiting. False where there is none. */
export const askAgain = async (
  db: Queryable,
  key: WebhookKey,
  messageId: string,
  now: Date,
): Promise<boolean> => {
  const found = await db
    .update(webhookMessages)
    .set({
      state: 'waiting',
      wantedAt: sql`case when ${webhookMessages.state} = 'waiting' then ${webhookMessages.wantedAt} else ${now} end`,
      attempts: sql`case when ${webhookMessages.state} = 'waiting' then ${webhookMessages.attempts} else 0 end`,
      nextAt: now,
    })
    .where(and(messagesOf(key), eq(webhookMessages.id, messageId)))
    .returning({ id: webhookMessages.id });
  return found.length > 0;
};

/** A test that waits is not sent twice. */
export const addTest = async (
  tx: Transaction,
  { guildId, webhookId }: WebhookKey,
  now: Date,
): Promise<void> => {
  const isWaitingTest = and(
    messagesOf({ guildId, webhookId }),
    eq(webhookMessages.state, 'waiting'),
    isNull(webhookMessages.activityId),
  );
  if ((await tx.$count(webhookMessages, isWaitingTest)) > 0) return;
  const moment = { createdAt: now, wantedAt: now, nextAt: now };
  await tx.insert(webhookMessages).values({ guildId, webhookId, ...moment });
};

/** A page of the log, newest first, with the kind of what was told. */
export const findMessages = async (
  db: Queryable,
  key: WebhookKey,
  { limit, offset }: { limit: number; offset: number },
) => {
  const [items, total] = await Promise.all([
    db
      .select({ row: webhookMessages, type: activity.type })
      .from(webhookMessages)
      .leftJoin(activity, and(eq(activity.guildId, key.guildId), eq(activity.id, webhookMessages.activityId)))
      .where(messagesOf(key))
      .orderBy(desc(webhookMessages.createdAt), desc(webhookMessages.activityId), desc(webhookMessages.id))
      .limit(limit)
      .offset(offset),
    db.$count(webhookMessages, messagesOf(key)),
  ]);
  return { items, total };
};

/** Takes activity off the guild's queue, oldest first. Another process takes other rows. */
export const takeQueued = async (
  tx: Transaction,
  guildId: string,
  most: number,
): Promise<Pick<typeof activity.$inferSelect, 'id' | 'type'>[]> => {
  const taken = await tx
    .select({ id: webhookQueue.activityId })
    .from(webhookQueue)
    .where(eq(webhookQueue.guildId, guildId))
    .orderBy(asc(webhookQueue.activityId))
    .limit(most)
    .for('update', { skipLocked: true });
  const ids = taken.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .delete(webhookQueue)
    .where(and(eq(webhookQueue.guildId, guildId), inArray(webhookQueue.activityId, ids)));
  return tx
    .select({ id: activity.id, type: activity.type })
    .from(activity)
    .where(and(eq(activity.guildId, guildId), inArray(activity.id, ids)));
};

export const insertMessages = async (
  tx: Transaction,
  { guildId, webhookId }: WebhookKey,
  activityIds: readonly number[],
  now: Date,
): Promise<void> => {
  const moment = { createdAt: now, wantedAt: now, nextAt: now };
  await tx
    .insert(webhookMessages)
    .values(activityIds.map((activityId) => ({ guildId, webhookId, activityId, ...moment })))
    .onConflictDoNothing({ target: [webhookMessages.webhookId, webhookMessages.activityId] });
};

export const findQueuedGuilds = async (db: Queryable): Promise<string[]> =>
  (await db.selectDistinct({ guildId: webhookQueue.guildId }).from(webhookQueue)).map(
    ({ guildId }) => guildId,
  );

/** Webhooks that have something to send at this moment. */
export const findDueWebhooks = async (
  db: Queryable,
  now: Date,
): Promise<Pick<WebhookRow, 'id' | 'guildId' | 'isSlow'>[]> =>
  db
    .select({ id: webhooks.id, guildId: webhooks.guildId, isSlow: webhooks.isSlow })
    .from(webhooks)
    .where(
      and(
        isNull(webhooks.offReason),
        or(isNull(webhooks.pausedUntil), lte(webhooks.pausedUntil, now)),
        sql`exists (select from ${webhookMessages} where ${webhookMessages.webhookId} = ${webhooks.id}
          and ${webhookMessages.state} = 'waiting' and ${webhookMessages.nextAt} <= ${now})`,
      ),
    );

/** Deletes what nobody has asked for since then, also what never could be sent. Returns how many. */
export const deleteMessagesBefore = async (db: Queryable, moment: Date, most: number): Promise<number> => {
  const old = db
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .where(lte(webhookMessages.wantedAt, moment))
    .limit(most);
  const gone = await db
    .delete(webhookMessages)
    .where(inArray(webhookMessages.id, old))
    .returning({ id: webhookMessages.id });
  return gone.length;
};
