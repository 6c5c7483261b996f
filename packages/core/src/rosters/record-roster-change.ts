import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { dataOf } from '../activity/record-activity.ts';
import type { NewActivity } from '../activity/record-activity.ts';
import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import type { Context } from '../platform/context.ts';
import { arrayOf, documentsOf } from '../platform/db/array-literal.ts';
import { executePrepared } from '../platform/db/prepared.ts';
import type { Transaction } from '../platform/db/database.ts';
import { activity } from '../platform/db/schema/activity.ts';
import type { RosterChange } from './change-roster.ts';
import { rosterActivity } from './roster-activity.ts';
import type { NamedRoster } from './roster-activity.ts';
import type { RosterCommand } from './roster-command.ts';
import { noteMoves, outdatePlaces } from './place-notice.queries.ts';
import { sendCodeToPromoted } from './group-code.queries.ts';

/** Writes the activity of a roster change, publishes it with other news, and notifies the people who moved up or down. */
export const recordRosterChange = async (
  context: Context,
  tx: Transaction,
  roster: NamedRoster,
  change: RosterChange,
  commands: readonly RosterCommand[],
  news: readonly BusEvent[] = [],
): Promise<void> => {
  const { guildId, rosterId } = roster;
  const now = context.clock();
  const outdated = { rosterId, userIds: change.informed, now };
  const rows = rosterActivity(roster, change, commands);
  if (rows.length > 0) await recordActivities(context, tx, guildId, rows, outdatePlaces(outdated), news);
  else {
    await forgetOutdatedPlaces(context, tx, roster, change);
    await context.bus.publish(tx, ...news);
  }
  const { version, promoted, demoted } = change;
  await noteMoves(tx, { guildId, rosterId, version, moved: { promoted, demoted }, now });
  await sendCodeToPromoted(tx, { guildId, rosterId, userIds: promoted, now });
};

/** Whoever got an answer about their place is not told of earlier moves any more. */
export const forgetOutdatedPlaces = async (
  { clock }: Context,
  tx: Transaction,
  { rosterId }: Pick<NamedRoster, 'rosterId'>,
  { informed }: RosterChange,
): Promise<void> => {
  if (informed.length > 0) await tx.execute(outdatePlaces({ rosterId, userIds: informed, now: clock() }));
};

/** Writes many activity rows of one guild and what belongs to them in one statement, so that a batch of clicks is one write. */
const recordActivities = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  entries: readonly Omit<NewActivity, 'guildId'>[],
  alongside: SQL,
  news: readonly BusEvent[],
): Promise<void> => {
  await executePrepared(
    tx,
    'roster-activities',
    sql`
    with alongside as (${alongside})
    insert into ${activity} (guild_id, type, actor_id, target_kind, target_id, data, created_at)
    select ${guildId}::bigint, row.*, ${context.clock().toISOString()}::timestamptz
    from unnest(${arrayOf(entries.map(({ type }) => type))}::text[], ${arrayOf(entries.map(({ actorId }) => actorId))}::bigint[],
      ${arrayOf(entries.map(({ target }) => target?.kind ?? null))}::text[],
      ${arrayOf(entries.map(({ target }) => target?.id ?? null))}::text[],
      ${documentsOf(entries.map((entry) => dataOf(context, entry)))}::jsonb[]) as row`,
  );
  await context.bus.publish(tx, { type: 'activity.added', guildId }, ...news);
};
