import { sql } from 'drizzle-orm';
import type { NewActivity } from '../../guilds/activity/record-activity.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { activity } from '../../platform/db/schema/activity.ts';
import type { RosterChange } from './change-roster.ts';
import { rosterActivity } from './roster-activity.ts';
import type { NamedRoster } from './roster-activity.ts';
import type { RosterCommand } from './roster-command.ts';
import { dropNoticesTo, insertNotices } from './roster-notice.queries.ts';

/** Writes the activity of a roster change and notifies the people who moved up or down. */
export const recordRosterChange = async (
  context: Context,
  tx: Transaction,
  roster: NamedRoster,
  change: RosterChange,
  commands: readonly RosterCommand[],
): Promise<void> => {
  const { guildId, rosterId } = roster;
  await recordActivities(context, tx, guildId, rosterActivity(roster, change, commands));
  const createdAt = context.clock();
  const { version } = change;
  const tell = async (kind: 'promoted' | 'demoted', moved: readonly string[]): Promise<void> => {
    // A person who was not notified of the earlier move yet need not be notified of moving back.
    const opposite = kind === 'promoted' ? 'demoted' : 'promoted';
    const untold = await dropNoticesTo(tx, { rosterId, kind: opposite, userIds: moved, now: createdAt });
    const userIds = moved.filter((userId) => !untold.has(userId));
    await insertNotices(tx, { guildId, rosterId, kind, version, userIds, createdAt });
  };
  await tell('promoted', change.promoted);
  await tell('demoted', change.demoted);
};

/** Writes many activity rows of one guild in one statement, so that a batch of clicks is one write. */
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
