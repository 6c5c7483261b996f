import { oneOf } from './columns.ts';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { TIERS } from '@famiglia/contract/billing/subscriptions';

/** How often each plan's button was pressed on a day. A counter, so that nothing is stored about a single visitor. */
export const planSelections = pgTable(
  'plan_selections',
  {
    day: date({ mode: 'string' }).notNull(),
    plan: text({ enum: TIERS }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.plan] }), check('plan_known', oneOf('plan', TIERS))],
);
