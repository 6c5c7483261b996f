import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import { forDueRosters } from './due-rosters.ts';
import type { RosterKind } from './roster-kind.ts';

/**
 * Asks whoever created an event or a capt to mark who came, if nobody has done so an hour after its usual end. Once: after
 * that it stays as it is until a leader acts.
 */
export const askForDueAttendance = async (context: Context, kinds: readonly RosterKind[]): Promise<void> =>
  forDueRosters(context, kinds, 'attendanceDueAt', async (tx, { current: { status, roster } }) => {
    const isOver = status === 'finished' || status === 'cancelled';
    if (isOver || roster.mainCount + roster.reserveCount === 0) return;
    await requestDelivery(tx, { guildId: roster.guildId, kind: 'attendance_due', subject: roster.id });
  });
