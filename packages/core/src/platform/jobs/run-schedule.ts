import { createHash } from 'node:crypto';
import type PgBoss from 'pg-boss';
import type { Logger } from '../log/logger.ts';
import type { JobDeclaration } from './job-declaration.ts';

const MINUTE_MS = 60_000;

const minuteOf = (time: number): number => time - (time % MINUTE_MS);

/**
 * Queues the jobs of the schedule at the beginning of each minute. Several processes may do so: the job of a minute
 * has the same id in all of them. pg-boss could do it too, and would need a tenth of a second of computing each time. Returns a
 * function that stops it.
 */
export const runSchedule = (
  boss: PgBoss,
  log: Logger,
  jobs: readonly Pick<JobDeclaration, 'name' | 'schedule'>[],
  clock: () => Date,
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout;
  let queuing: Promise<void> = Promise.resolve();

  const queueDue = async (minute: Date): Promise<void> => {
    const due = jobs.filter(({ schedule }) => isDueAt(schedule, minute));
    if (due.length > 0)
      await boss.insert(due.map(({ name }) => ({ id: idOfMinute(name, minute), name, data: {} })));
  };
  const waitForMinute = (after: number): void => {
    const now = clock().getTime();
    // A clock that was set back: its minutes are counted anew.
    const minute = (after > now + MINUTE_MS ? minuteOf(now) : after) + MINUTE_MS;
    timer = setTimeout(() => {
      // A timer may be early: by the clock the minute before would not be over. Or very late, after a sleep of the machine.
      const current = Math.max(minute, minuteOf(clock().getTime()));
      queuing = queueDue(new Date(current)).catch((error: unknown) =>
        log.error({ err: error }, 'the jobs of this minute could not be queued'),
      );
      waitForMinute(current);
    }, minute - now);
  };
  waitForMinute(minuteOf(clock().getTime()));
  return async () => {
    clearTimeout(timer);
    await queuing;
  };
};

/** A UUID. Of two jobs with the same one the queue takes the first. */
export const idOfMinute = (name: string, minute: Date): string =>
  createHash('sha256').update(`${name} ${minute.toISOString()}`).digest('hex').slice(0, 32);

/** Whether a cron expression names this minute (UTC). Of its fields only the minute and the hour are used here. */
export const isDueAt = (schedule: string | undefined, now: Date): boolean => {
  if (schedule === undefined) return false;
  const [minute = '*', hour = '*', ...others] = schedule.split(' ');
  if (others.some((field) => field !== '*'))
    throw new Error(`${schedule}: only minutes and hours can be set`);
  return matches(minute, now.getUTCMinutes()) && matches(hour, now.getUTCHours());
};

const matches = (field: string, value: number): boolean => {
  if (field === '*') return true;
  return field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : value === Number(field);
};
