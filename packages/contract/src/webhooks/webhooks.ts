import * as z from 'zod';
import type { ActivityEntry } from '../activity/activity.ts';
import { ACTIVITY_TYPES } from '../activity/activity-types.ts';
import type { ActivityType } from '../activity/activity-types.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, person, time, version } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';
import { WEBHOOK_GROUPS } from './webhook-groups.ts';
import { WEBHOOK_PROBLEMS } from './webhook-problems.ts';

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_NAME = 40;
const MAX_WEBHOOK_ADDRESS = 500;
/** For how many days the log of a webhook is kept. */
export const WEBHOOK_LOG_DAYS = 7;
const LOG_PAGE = 20;

/** What a message is that somebody sent by the test button. */
export const WEBHOOK_TEST = 'webhook.test';

/** Why a webhook is off: a person switched it off, it failed for days, or its receiver said that it is gone. */
const OFF_REASONS = ['person', 'failing', 'gone'] as const;
export type WebhookOffReason = (typeof OFF_REASONS)[number];

const webhook = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  groups: z.array(z.enum(WEBHOOK_GROUPS)),
  /** Null where it is on. */
  off: z.enum(OFF_REASONS).nullable(),
  /** Since when nothing arrives any more; null where the last message arrived. */
  failing_since: time.nullable(),
  /** Who saved it last. It is told what this person may read, as long as they may. */
  saved_by: person,
  /** This person may not read the activity any more, so nothing is sent until somebody else saves it. */
  lost: z.boolean(),
  created_at: time,
  version,
});
export type Webhook = z.infer<typeof webhook>;

const message = z.object({
  id: z.uuid(),
  /** The `webhook-id` header, the same in every attempt. */
  event_id: z.string(),
  type: z.enum([...ACTIVITY_TYPES, WEBHOOK_TEST]),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int().nonnegative(),
  /** Of the last attempt: the status of the answer, and what stood in the way. */
  status: z.number().int().nullable(),
  problem: z.enum(WEBHOOK_PROBLEMS).nullable(),
  took_ms: z.number().int().nullable(),
  /** How the answer begins. */
  answer: z.string(),
  created_at: time,
  tried_at: time.nullable(),
  /** When it is tried next, where it waits. */
  next_at: time.nullable(),
});
export type WebhookMessage = z.infer<typeof message>;

/** What a receiver gets as JSON. */
export interface WebhookPayload {
  type: ActivityType | typeof WEBHOOK_TEST;
  timestamp: string;
  data: {
    guild_id: string;
    /** As the list of activity has it; null in a test. */
    activity: ActivityEntry | null;
    /** The row was too large, so its `data` is empty: read it in the list of activity. */
    shortened?: true;
  };
}

const saved = {
  name: nameText.min(1).max(MAX_WEBHOOK_NAME),
  url: z.string().trim().min(1).max(MAX_WEBHOOK_ADDRESS),
  groups: z.array(z.enum(WEBHOOK_GROUPS)).min(1).max(WEBHOOK_GROUPS.length),
};

const access = panel('settings.manage');
const webhookParams = guildParams.extend({ webhookId: z.uuid() });
const refusals = [
  'webhook_address_refused',
  'permission_denied',
  'access_is_temporary',
  'closed_in_demo',
] as const;

export const webhookRoutes = {
  list: route({
    method: 'GET',
    path: '/api/webhooks/:guildId',
    summary: 'The addresses that are told what happens, the newest first',
    access,
    params: guildParams,
    response: listOf(webhook),
  }),
  create: route({
    method: 'POST',
    path: '/api/webhooks/:guildId',
    summary: 'Tell an address what happens; the secret is shown only now',
    description:
      'Messages are signed as https://www.standardwebhooks.com describes: `webhook-id`, `webhook-timestamp` and `webhook-signature`. See docs/api.md.',
    access,
    params: guildParams,
    body: z.strictObject(saved),
    response: webhook.extend({ secret: z.string() }),
    errors: ['too_many_webhooks', ...refusals],
  }),
  save: route({
    method: 'PUT',
    path: '/api/webhooks/:guildId/:webhookId',
    summary: 'Change a webhook, or switch it on or off',
    access,
    params: webhookParams,
    body: z.strictObject({ ...saved, on: z.boolean(), version }),
    response: webhook,
    errors: ['not_found', 'version_conflict', ...refusals],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/webhooks/:guildId/:webhookId',
    summary: 'Delete a webhook with its log: nothing is sent from now on',
    access,
    params: webhookParams,
    response: noContent,
    errors: ['not_found'],
  }),
  test: route({
    method: 'POST',
    path: '/api/webhooks/:guildId/:webhookId/test',
    summary: 'Send a test message; the log tells what became of it',
    access,
    params: webhookParams,
    response: noContent,
    cost: 'moderate',
    errors: ['not_found', 'webhook_is_off'],
  }),
  log: route({
    method: 'GET',
    path: '/api/webhooks/:guildId/:webhookId/log',
    summary: 'What was sent in the last days and how it went, newest first',
    access,
    params: webhookParams,
    query: z.object(paging(LOG_PAGE)),
    response: listOf(message),
    errors: ['not_found'],
  }),
  sendAgain: route({
    method: 'POST',
    path: '/api/webhooks/:guildId/:webhookId/log/:messageId/again',
    summary: 'Send a message again, with the same id',
    access,
    params: webhookParams.extend({ messageId: z.uuid() }),
    response: noContent,
    cost: 'moderate',
    errors: ['not_found', 'webhook_is_off'],
  }),
};
