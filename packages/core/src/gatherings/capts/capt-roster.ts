import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { recordRosterChange } from '../rosters/record-roster-change.ts';
import type { RosterTarget } from '../rosters/roster-queue.ts';
import { captTitle } from './capt-title.ts';
import { findCapt } from './capt.queries.ts';

/** A capt's roster; what changes there is noted and announced once for the whole batch. */
export const captRoster = (context: Context, guildId: string, captId: string): RosterTarget => ({
  guildId,
  rosterId: captId,
  afterChange: async (tx, change, commands) => {
    const current = await findCapt(tx, guildId, captId);
    if (current === null) throw new AppError('not_found');
    if (current.capt.endedAt !== null) throw new AppError('capt_over');
    if (!change.changed) return;
    const subject = { kind: 'capt', guildId, rosterId: captId, title: captTitle(current.capt) } as const;
    await recordRosterChange(context, tx, subject, change, commands);
    await context.bus.publish(tx, { type: 'capts.changed', guildId, captIds: [captId] });
  },
});
