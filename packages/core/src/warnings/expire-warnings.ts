import { and, asc, isNull, lte } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { lockMember } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { warnings } from '../platform/db/schema/warnings.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { changeWarnings } from './change-warnings.ts';
import { factsOf } from './give-warning.ts';
import { findWarning, stateOf, updateWarning } from './warning.queries.ts';
import type { WarningRow } from './warning.queries.ts';

const ROWS_AT_ONCE = 100;

/** Records, once each, that the term of warnings is over, and has the members told. Nothing else depends on this run. */
export const expireWarnings = async (context: Context, signal?: AbortSignal): Promise<void> => {
  let found = ROWS_AT_ONCE;
  while (found === ROWS_AT_ONCE) {
    const due = await findDue(context);
    for (const row of due) {
      postponeIfOver(signal);
      await expire(context, row);
    }
    found = due.length;
  }
};

export const expireWarningsJob = defineJob({
  name: 'expire-warnings',
  title: { en: 'Expiring warnings', ru: 'Окончание предупреждений' },
  schedule: '* * * * *',
  run: expireWarnings,
});

const findDue = async ({ db, clock }: Context): Promise<WarningRow[]> =>
  db
    .select()
    .from(warnings)
    .where(and(isNull(warnings.liftedAt), isNull(warnings.expiryNotedAt), lte(warnings.endsAt, clock())))
    .orderBy(asc(warnings.endsAt))
    .limit(ROWS_AT_ONCE);

const expire = async (context: Context, { guildId, userId, id }: WarningRow): Promise<void> =>
  context.db.transaction(async (tx) => {
    await lockMember(tx, guildId, userId);
    const row = await findWarning(tx, guildId, id);
    // Another run has recorded it, or a leader prolonged it meanwhile.
    if (row === null || row.expiryNotedAt !== null || stateOf(row, context.clock()) !== 'expired') return;
    await changeWarnings(context, tx, { guildId, userId }, async () => {
      await recordActivity(context, tx, {
        guildId,
        type: 'warning.expired',
        actorId: null,
        target: { kind: 'member', id: userId },
        data: { warning_id: id, ...factsOf(row) },
      });
      return { row: await updateWarning(tx, row, { expiryNotedAt: context.clock() }), news: 'expired' };
    });
  });
