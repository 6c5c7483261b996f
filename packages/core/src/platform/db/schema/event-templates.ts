import type { EventPlan } from '@famiglia/contract/events/event-plan';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** A plan of an event, saved by name. */
export const eventTemplates = pgTable(
  'event_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    plan: jsonb().$type<EventPlan>().notNull(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('event_template_name').on(table.guildId, sql`lower(name)`),
    check('event_template_named', sql`char_length(btrim(name)) between 1 and 60`),
  ],
);
