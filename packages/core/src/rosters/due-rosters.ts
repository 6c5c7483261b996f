import { lte } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { rosters } from '../platform/db/schema/rosters.ts';
import type { Gathering, RosterKind } from './roster-kind.ts';
import { lockRoster, updateRoster } from './roster.queries.ts';

interface Due {
  kind: RosterKind;
  current: Gathering;
  /** The time that has come. */
  at: Date;
  now: Date;
}

/**
 * Does once what a roster is due for at a time that it stores: the time is taken away under the roster’s lock, together
 * with what is done. Another process, or the same one after a crash, finds it done or still to do.
 */
export const forDueRosters = async (
  context: Context,
  kinds: readonly RosterKind[],
  time: 'pingAgainAt' | 'attendanceDueAt' | 'maybesDueAt',
  run: (tx: Transaction, due: Due) => Promise<void>,
): Promise<void> => {
  const due = await context.db
    .select({ rosterId: rosters.id, guildId: rosters.guildId })
    .from(rosters)
    .where(lte(rosters[time], context.clock()));
  for (const { guildId, rosterId } of due) {
    await context.db.transaction(async (tx) => {
      const now = context.clock();
      const roster = await lockRoster(tx, guildId, rosterId);
      const at = roster?.[time] ?? null;
      // Another process may have done it meanwhile, or a leader may have moved the start.
      if (roster === null || at === null || at > now) return;
      await updateRoster(tx, rosterId, { [time]: null });
      const kind = kinds.find(({ name }) => name === roster.kind);
      const current = (await kind?.find(tx, guildId, rosterId)) ?? null;
      if (kind !== undefined && current !== null)
        await run(tx, { kind, current: { ...current, roster }, at, now });
    });
  }
};
