import { WAR_WAITS_DAYS } from '@famiglia/contract/wars/wars';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { wars } from '../platform/db/schema/wars.ts';
import { tieWar } from './tie-war.ts';
import { findWar, lockWars } from './war.queries.ts';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 100;

/** Leaves wars aside that nobody decided about for a week: their cards lose their buttons, and their capts go on by hand. */
export const leaveOldWars = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const oldest = new Date(context.clock().getTime() - WAR_WAITS_DAYS * DAY_MS);
  const isForgotten = and(eq(wars.decision, 'pending'), lt(wars.startsAt, oldest));
  let found = AT_ONCE;
  while (found === AT_ONCE) {
    const rows = await context.db
      .select({ guildId: wars.guildId, id: wars.id })
      .from(wars)
      .where(isForgotten)
      .orderBy(asc(wars.guildId), asc(wars.id))
      .limit(AT_ONCE);
    found = rows.length;
    for (const { guildId, id } of rows) {
      postponeIfOver(signal);
      await leaveAside(context, guildId, id);
    }
  }
};

/** Read again under the lock: a leader may be deciding. */
const leaveAside = async (context: Context, guildId: string, warId: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    await lockWars(tx, guildId);
    const war = await findWar(tx, guildId, warId);
    if (war?.decision !== 'pending') return;
    const also = { decision: 'ignored', decidedBy: null, decidedAt: context.clock() } as const;
    await tieWar(context, tx, war, { captId: null, actorId: null, as: 'war.ignored', also });
  });

export const leaveOldWarsJob = defineJob({
  name: 'leave-old-wars',
  title: { en: 'Leaving old wars of the feed aside', ru: 'Пропуск старых войн из ленты' },
  schedule: '41 4 * * *',
  run: leaveOldWars,
});
