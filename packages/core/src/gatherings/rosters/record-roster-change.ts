import { recordActivities } from '../../guilds/activity/record-activities.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { RosterChange } from './change-roster.ts';
import { rosterActivity } from './roster-activity.ts';
import type { RosterSubject } from './roster-activity.ts';
import type { RosterCommand } from './roster-command.ts';
import { insertNotices } from './roster-notice.queries.ts';

/** What belongs to every change of a roster: its activity, and telling those who moved up. */
export const recordRosterChange = async (
  context: Context,
  tx: Transaction,
  subject: RosterSubject,
  change: RosterChange,
  commands: readonly RosterCommand[],
): Promise<void> => {
  const { guildId, rosterId } = subject;
  await recordActivities(context, tx, guildId, rosterActivity(subject, change, commands));
  await insertNotices(tx, {
    guildId,
    rosterId,
    kind: 'promoted',
    version: change.version,
    userIds: change.promoted,
    createdAt: context.clock(),
  });
};
