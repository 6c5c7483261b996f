import { WEBHOOK_TEST } from '@famiglia/contract/webhooks/webhooks';
import type { WebhookPayload } from '@famiglia/contract/webhooks/webhooks';
import { findActivity } from '../activity/activity.queries.ts';
import { presentActivity } from '../activity/present-activity.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { MessageRow } from './webhook.queries.ts';

/** The `webhook-id` of a message: the same in every attempt, and at every address that is told of this activity. */
export const eventIdOf = ({ id, activityId }: Pick<MessageRow, 'id' | 'activityId'>): string =>
  activityId === null ? `test_${id}` : `act_${activityId}`;

/** An answer of the list of activity is rarely larger; what is, can be read there. */
const MAX_BYTES = 64 * 1024;

/** What is sent, made of the row as the list of activity shows it at this moment. */
export const webhookBody = async (db: Queryable, message: MessageRow): Promise<string> => {
  const { guildId, activityId } = message;
  if (activityId === null) {
    const timestamp = message.createdAt.toISOString();
    return write({ type: WEBHOOK_TEST, timestamp, data: { guild_id: guildId, activity: null } });
  }
  const [row] = await findActivity(db, guildId, { ids: [activityId] }, { limit: 1, offset: 0 });
  if (row === undefined) throw new Error('a message tells of activity that is not there');
  const activity = presentActivity(row);
  const { type, created_at: timestamp } = activity;
  const body = write({ type, timestamp, data: { guild_id: guildId, activity } });
  if (Buffer.byteLength(body) <= MAX_BYTES) return body;
  const short = { ...activity, data: {} };
  return write({ type, timestamp, data: { guild_id: guildId, activity: short, shortened: true } });
};

const write = (payload: WebhookPayload): string => JSON.stringify(payload);
