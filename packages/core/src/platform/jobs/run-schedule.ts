import type PgBoss from 'pg-boss';
import type { Logger } from '../log/logger.ts';
import { JOBS, JOB_NAMES } from './job-definitions.ts';

const MINUTE_MS = 60_000;

const minuteOf = (time: number): number => time - (time % MINUTE_MS);

/**
 * Queues the jobs of the schedule at the beginning of each minute. Several processes may do so: a queue takes one job of
 * the schedule a minute. pg-boss could do it too, and would need a tenth of a second of computing each time. Returns a
 * function that stops it.
 */
export const runSchedule = (boss: PgBoss, log: Logger, clock: () => Date): (() => Promise<void>) => {
  let timer: NodeJS.Timeout;
  let queuing: Promise<void> = Promise.resolve();

  const queueDue = async (minute: Date): Promise<void> => {
    const due = JOB_NAMES.filter((name) => isDueAt(JOBS[name].schedule, minute));
    if (due.length > 0) await boss.insert(due.map((name) => ({ name, data: {}, singletonSeconds: 60 })));
  };
  const waitForMinute = (after: number): void => {
    const minute = after + MINUTE_MS;
    timer = setTimeout(() => {
      // A timer may be early: by the clock the minute before would not be over. Or very late, after a sleep of the machine.
      const current = Math.max(minute, minuteOf(clock().getTime()));
      queuing = queueDue(new Date(current)).catch((error: unknown) =>
        log.error({ err: error }, 'the jobs of this minute could not be queued'),
      );
      waitForMinute(current);
    }, minute - clock().getTime());
  };
  waitForMinute(minuteOf(clock().getTime()));
  return async () => {
    clearTimeout(timer);
    await queuing;
  };
};

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
