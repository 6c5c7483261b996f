import { LOGIN_HISTORY_DAYS } from '@famiglia/contract/privacy/privacy';
import { deleteLoginsBefore } from '../admin/login-list.queries.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ROWS_AT_ONCE = 5000;

/** Deletes sign-ins after 180 days, in small chunks, so that new sign-ins do not wait. */
export const dropOldLogins = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const oldest = new Date(context.clock().getTime() - LOGIN_HISTORY_DAYS * DAY_MS);
  let dropped = ROWS_AT_ONCE;
  while (dropped === ROWS_AT_ONCE) {
    postponeIfOver(signal);
    dropped = await deleteLoginsBefore(context.db, oldest, ROWS_AT_ONCE);
  }
};

export const dropOldLoginsJob = defineJob({
  name: 'drop-old-logins',
  title: { en: 'Removing the old sign-in history', ru: 'Удаление старой истории входов' },
  schedule: '23 3 * * *',
  run: dropOldLogins,
});
