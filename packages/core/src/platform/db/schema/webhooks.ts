import type { WebhookGroup } from '@famiglia/contract/webhooks/webhook-groups';
import type { WebhookProblem } from '@famiglia/contract/webhooks/webhook-problems';
import type { WebhookOffReason } from '@famiglia/contract/webhooks/webhooks';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { activity } from './activity.ts';
import { bytes, moment, oneOf, snowflake, version } from './columns.ts';
import { guilds } from './guilds.ts';

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

/** Addresses outside that are told what happens in a guild. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId(),
    name: text().notNull(),
    url: text().notNull(),
    /** Messages are signed with it, so it has to be readable: encrypted, unlike a key of the API. */
    sealedSecret: bytes().notNull(),
    groups: text().array().$type<WebhookGroup[]>().notNull(),
    /** Who saved it last: it is told what this person may read. */
    savedBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    version: version(),
    /** Null where it is on. */
    offReason: text().$type<WebhookOffReason>(),
    /** Failures in a row, and since when. */
    failures: integer().notNull().default(0),
    failingSince: moment(),
    /** Nothing is sent to it before: it failed, or was slow. */
    pausedUntil: moment(),
    /** It failed or was slow the last time, so it is sent to among its like. */
    isSlow: boolean().notNull().default(false),
    /** The process that sends to it has until then; after that it counts as dead. */
    claimedUntil: moment(),
  },
  (table) => [
    index('webhooks_of').on(table.guildId, table.createdAt),
    check('webhook_named', sql`char_length(name) between 1 and 40`),
    check('webhook_address_length', sql`char_length(url) between 1 and 1000`),
    check('webhook_tells_something', sql`cardinality(groups) > 0`),
    check('webhook_failing', sql`failures >= 0 and (failures = 0) = (failing_since is null)`),
  ],
);

/** Activity of guilds with a webhook, until it is known which webhooks are told of it. A trigger fills it, so that no writer can forget it. */
export const webhookQueue = pgTable(
  'webhook_queue',
  {
    activityId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => activity.id, { onDelete: 'cascade' }),
    guildId: guildId(),
  },
  (table) => [index('webhook_queue_of').on(table.guildId, table.activityId)],
);

const STATES = ['waiting', 'delivered', 'failed'] as const;

/** What is or was sent to a webhook. The message is made when it is sent, so nothing of the activity is stored twice. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Null for a test. */
    activityId: bigint({ mode: 'number' }).references(() => activity.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    state: text({ enum: STATES }).notNull().default('waiting'),
    /** Since when it waits: somebody may ask for it again. */
    wantedAt: moment().notNull(),
    nextAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    triedAt: moment(),
    status: integer(),
    problem: text().$type<WebhookProblem>(),
    tookMs: integer(),
    answer: text().notNull().default(''),
  },
  (table) => [
    unique('webhook_told_once').on(table.webhookId, table.activityId),
    index('webhook_messages_waiting')
      .on(table.webhookId, table.nextAt)
      .where(sql`state = 'waiting'`),
    index('webhook_messages_of').on(table.webhookId, table.createdAt, table.id),
    index('webhook_messages_by_activity').on(table.activityId),
    index('webhook_messages_by_age').on(table.wantedAt),
    check('webhook_message_known', oneOf('state', STATES)),
    check('webhook_message_tries', sql`attempts >= 0`),
    check('webhook_message_answer_length', sql`char_length(answer) <= 500`),
    check('webhook_message_failed_for_a_reason', sql`state <> 'failed' or problem is not null`),
  ],
);
