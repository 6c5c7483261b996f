import { lte } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../platform/context.ts';
import { rosters } from '../platform/db/schema/rosters.ts';
import type { RosterKind } from './roster-kind.ts';
import { insertNotices } from './roster-notice.queries.ts';
import { lockRoster, updateRoster } from './roster.queries.ts';
import type { RosterRow } from './roster.queries.ts';
import { isSignUpOver } from './sign-up-times.ts';

/** Whether a member could still get a place by signing up. */
export const hasFreePlaces = (roster: RosterRow, now: Date): boolean =>
  !isSignUpOver(roster, now) && roster.mainCount < roster.slots;

/**
 * Calls a second time for every roster whose time for it has come, if places are free. If no place is free then, the
 * call is not made later.
 */
export const pingDueRosters = async (context: Context, kinds: readonly RosterKind[]): Promise<void> => {
  const due = await context.db
    .select({ rosterId: rosters.id, guildId: rosters.guildId })
    .from(rosters)
    .where(lte(rosters.pingAgainAt, context.clock()));
  for (const { guildId, rosterId } of due) {
    await context.db.transaction(async (tx) => {
      const now = context.clock();
      const roster = await lockRoster(tx, guildId, rosterId);
      // Another process may have made the call meanwhile, or a leader may have moved the start.
      if (roster === null || roster.pingAgainAt === null || roster.pingAgainAt > now) return;
      await updateRoster(tx, rosterId, { pingAgainAt: null });
      const kind = kinds.find(({ name }) => name === roster.kind);
      const current = (await kind?.find(tx, guildId, rosterId)) ?? null;
      if (kind === undefined || current?.status !== 'open' || !hasFreePlaces(roster, now)) return;
      const { version } = roster;
      const userIds = [current.createdBy];
      await insertNotices(tx, { guildId, rosterId, kind: 'places_free', version, userIds, createdAt: now });
      await recordActivity(context, tx, {
        guildId,
        type: `${kind.name}.called`,
        actorId: null,
        target: { kind: kind.name, id: rosterId },
        data: { title: current.title, free: roster.slots - roster.mainCount },
      });
      await context.bus.publish(tx, kind.changed({ guildId, rosterId }));
    });
  }
};
