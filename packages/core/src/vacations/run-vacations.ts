import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import { vacationChanged } from './vacation-changed.ts';

/**
 * Begins and ends what is due. Each statement takes what nobody has taken yet, so it may run late, often and in several processes:
 * a vacation that began and ended while nothing ran is only ended.
 */
export const runVacations = async (context: Context): Promise<void> => {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const ended = await tx
      .update(vacations)
      .set({ status: 'ended', endedAt: vacations.endsAt })
      .where(and(eq(vacations.status, 'approved'), lte(vacations.endsAt, now)))
      .returning();
    for (const row of ended) {
      await vacationChanged(context, tx, row, {
        type: 'vacation.ended',
        actorId: null,
        tell: row.kind === 'vacation',
      });
    }
    // Requests that nobody answered in time are cancelled.
    const missed = await tx
      .update(vacations)
      .set({ status: 'cancelled' })
      .where(and(eq(vacations.status, 'requested'), lte(vacations.endsAt, now)))
      .returning();
    for (const row of missed) {
      await vacationChanged(context, tx, row, { type: 'vacation.cancelled', actorId: null, tell: true });
    }
    const begun = await tx
      .update(vacations)
      .set({ startedAt: now })
      .where(and(eq(vacations.status, 'approved'), isNull(vacations.startedAt), lte(vacations.startsAt, now)))
      .returning();
    for (const row of begun) await vacationChanged(context, tx, row, { type: null, actorId: null });
  });
};

export const runVacationsJob = defineJob({
  name: 'run-vacations',
  title: { en: 'Starting and ending vacations', ru: 'Начало и конец отпусков' },
  schedule: '* * * * *',
  run: runVacations,
});
