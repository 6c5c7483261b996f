import { sql } from 'drizzle-orm';
import type { NewActivity } from '../../guilds/activity/record-activity.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { activity } from '../../platform/db/schema/activity.ts';
import type { RosterChange } from './change-roster.ts';
import { rosterActivity } from './roster-activity.ts';
import type { NamedRoster } from './roster-activity.ts';
import type { RosterCommand } from './roster-command.ts';
import { insertNotices } from './roster-notice.queries.ts';

/** What belongs to every change of a roster: its activity, and telling those who moved up. */
export const recordRosterChange = async (
  context: Context,
  tx: Transaction,
  roster: NamedRoster,
  change: RosterChange,
  commands: readonly RosterCommand[],
): Promise<void> => {
  const { guildId, rosterId } = roster;
  await recordActivities(context, tx, guildId, rosterActivity(roster, change, commands));
  await insertNotices(tx, {
    guildId,
    rosterId,
    kind: 'promoted',
    version: change.version,
    userIds: change.promoted,
    createdAt: context.clock(),
  });
};

/** Many rows of one guild's activity in one statement: a batch of clicks is one write, not one each. */
const recordActivities = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  entries: readonly Omit<NewActivity, 'guildId'>[],
): Promise<void> => {
  if (entries.length === 0) return;
  const rows = JSON.stringify(
    entries.map(({ type, actorId, target, data }) => ({
      type,
      actor_id: actorId,
      target_kind: target?.kind ?? null,
      target_id: target?.id ?? null,
      data: data ?? {},
    })),
  );
  await tx.execute(sql`
    insert into ${activity} (guild_id, type, actor_id, target_kind, target_id, data, created_at)
    select ${guildId}::bigint, row.*, ${context.clock().toISOString()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as row (type text, actor_id bigint, target_kind text,
      target_id text, data jsonb)`);
  await context.bus.publish(tx, { type: 'activity.added', guildId });
};
