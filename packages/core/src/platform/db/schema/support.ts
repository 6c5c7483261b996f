import { LANGUAGES } from '@famiglia/contract/kit/language';
import {
  MESSAGE_SIDES,
  TICKET_KINDS,
  TICKET_ORIGINS,
  TICKET_STATES,
} from '@famiglia/contract/support/support';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from './billing.ts';
import { moment, oneOf, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** What families ask the site's owner. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    authorId: snowflake().notNull(),
    kind: text({ enum: TICKET_KINDS }).notNull().default('question'),
    /** The order that a payment ticket is about, if it is about one. */
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    /** Empty once its author is forgotten. */
    subject: text().notNull(),
    state: text({ enum: TICKET_STATES }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    origin: text({ enum: TICKET_ORIGINS }).notNull(),
    version: text().notNull(),
    doing: text().notNull(),
    requestId: text(),
    /** Nobody of the family has read the last answer in the panel. */
    unread: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.id] }),
    index('support_tickets_of').on(table.guildId, table.updatedAt, table.id),
    index('support_queue').on(table.state, table.updatedAt, table.id),
    index('support_tickets_by_author').on(table.authorId),
    index('support_tickets_of_order').on(table.orderId),
    check('support_ticket_order_paid', sql`order_id is null or kind = 'payment'`),
    check('support_ticket_state_known', oneOf('state', TICKET_STATES)),
    check('support_ticket_language_known', oneOf('language', LANGUAGES)),
    check('support_ticket_origin_known', oneOf('origin', TICKET_ORIGINS)),
    check('support_ticket_subject_length', sql`length(subject) <= 100`),
    check('support_ticket_doing_length', sql`length(doing) <= 200`),
    check('support_ticket_unread_answer', sql`not unread or state <> 'open'`),
  ],
);

/** What was written in tickets. Rows are never changed or deleted; a trigger refuses it. */
export const supportMessages = pgTable(
  'support_messages',
  {
    guildId: snowflake().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    ticketId: uuid().notNull(),
    authorId: snowflake().notNull(),
    side: text({ enum: MESSAGE_SIDES }).notNull(),
    /** Empty once its author is forgotten. */
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.id] }),
    foreignKey({
      name: 'support_message_of_ticket',
      columns: [table.guildId, table.ticketId],
      foreignColumns: [supportTickets.guildId, supportTickets.id],
    }).onDelete('cascade'),
    index('support_messages_of').on(table.guildId, table.ticketId, table.id),
    index('support_messages_by_time').on(table.guildId, table.createdAt),
    index('support_messages_by_author').on(table.authorId),
    check('support_message_side_known', oneOf('side', MESSAGE_SIDES)),
    check('support_message_length', sql`length(text) <= 4000`),
  ],
);
