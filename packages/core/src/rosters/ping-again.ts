import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../platform/context.ts';
import { forDueRosters } from './due-rosters.ts';
import type { RosterKind } from './roster-kind.ts';
import { insertNotices } from './roster-notice.queries.ts';
import type { RosterRow } from './roster.queries.ts';
import { isSignUpOver } from './sign-up-times.ts';

/** Whether a member could still get a place by signing up. */
export const hasFreePlaces = (roster: RosterRow, now: Date): boolean =>
  !isSignUpOver(roster, now) && roster.mainCount < roster.slots;

/**
 * Calls a second time for every roster whose time for it has come, if places are free. If no place is free then, the
 * call is not made later.
 */
export const pingDueRosters = async (context: Context, kinds: readonly RosterKind[]): Promise<void> =>
  forDueRosters(context, kinds, 'pingAgainAt', async (tx, { kind, current, now }) => {
    const { roster, status, title, createdBy } = current;
    const { id: rosterId, guildId, version, slots, mainCount } = roster;
    if (status !== 'open' || !hasFreePlaces(roster, now)) return;
    const userIds = [createdBy];
    await insertNotices(tx, { guildId, rosterId, kind: 'places_free', version, userIds, createdAt: now });
    await recordActivity(context, tx, {
      guildId,
      type: `${kind.name}.called`,
      actorId: null,
      target: { kind: kind.name, id: rosterId },
      data: { title, free: slots - mainCount },
    });
    await context.bus.publish(tx, kind.changed({ guildId, rosterId }));
  });
