import { SCREENSHOT_STATUSES } from '@famiglia/contract/screenshots';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { screenshots } from './screenshots.ts';

/** A moderator's verdict on a screenshot, and the state before it, which an undo restores. */
export const screenshotVerdicts = pgTable(
  'screenshot_verdicts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: snowflake().notNull(),
    screenshotId: uuid()
      .notNull()
      .references(() => screenshots.id),
    status: text({ enum: ['approved', 'rejected'] }).notNull(),
    moderatedBy: snowflake().notNull(),
    moderatedAt: moment().notNull(),
    /** The reputation that the screenshot earns when it is approved. */
    worth: integer().notNull(),
    formerStatus: text({ enum: SCREENSHOT_STATUSES }).notNull(),
    formerBy: snowflake(),
    formerAt: moment(),
    formerComment: text(),
    undoneAt: moment(),
  },
  (table) => [
    index('verdicts_of_screenshot').on(table.screenshotId, table.id),
    check('verdict_known', sql`status in ('approved', 'rejected')`),
    // What the guild's rule approved was judged by nobody, so a moderator may approve it too.
    check('verdict_changes', sql`status <> former_status or former_at is null`),
    check(
      'former_pending_is_undecided',
      sql`former_status <> 'pending' or (former_by is null and former_at is null)`,
    ),
  ],
);
