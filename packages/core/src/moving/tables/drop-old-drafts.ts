import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { movingTables } from '../../platform/db/schema/moving-tables.ts';

const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A table has names of people whom nobody may have asked: one that is not entered within a week is deleted. */
const dropOldDrafts = async ({ db, clock }: Context): Promise<void> => {
  const before = new Date(clock().getTime() - DAYS * DAY_MS);
  await db
    .delete(movingTables)
    .where(and(eq(movingTables.state, 'draft'), lt(movingTables.createdAt, before)));
};

export const dropOldDraftsJob = defineJob({
  name: 'drop-old-table-drafts',
  title: { en: 'Deleting tables that were not entered', ru: 'Удаление незанесённых таблиц' },
  schedule: '37 3 * * *',
  run: dropOldDrafts,
});
