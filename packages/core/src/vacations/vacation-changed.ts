import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { rosterChanged } from '../deliveries/roster-changed.ts';
import { findStandingRosters } from '../deliveries/standing-messages.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { daysText } from './vacation-days.ts';
import type { VacationRow } from './vacation.queries.ts';

interface Change {
  /** The activity type; null for an AFK, which would bury the rest of a member's file. */
  type: Extract<ActivityType, `vacation.${string}`> | null;
  actorId: string | null;
  /** Whether the member is told by the bot: not of what they did themselves. */
  tell?: boolean;
}

/** Does everything that follows from a change of a vacation: activity, bus event, role, rosters and messages. */
export const vacationChanged = async (
  context: Context,
  tx: Transaction,
  row: VacationRow,
  { type, actorId, tell = false }: Change,
): Promise<void> => {
  const { guildId, userId, id } = row;
  if (type !== null && row.kind === 'vacation') {
    const { time_zone: zone } = await findSettings(tx, guildId);
    await recordActivity(context, tx, {
      guildId,
      type,
      actorId,
      target: { kind: 'member', id: userId },
      data: {
        vacation_id: id,
        days: daysText({ startsAt: row.startsAt, endsAt: row.endedAt ?? row.endsAt }, zone),
      },
    });
  }
  await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
  // Rosters say who is away.
  const rosters = await findStandingRosters(tx, guildId, userId);
  for (const { id: rosterId, kind } of rosters) {
    await context.bus.publish(tx, rosterChanged(kind, { guildId, rosterId }));
  }
  await requestDeliveries(tx, [
    ...rosters.map((roster) => ({ guildId, kind: 'roster' as const, subject: roster.id })),
    { guildId, kind: 'vacation_roles', subject: '' },
    { guildId, kind: 'away_list', subject: '' },
    ...(row.kind === 'vacation' ? [{ guildId, kind: 'vacation_request' as const, subject: id }] : []),
    ...(tell ? [{ guildId, kind: 'vacation_notice' as const, subject: id }] : []),
  ]);
};
