import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { requireNotOver } from './change-gathering.ts';
import type { FindBars, RosterChange } from './change-roster.ts';
import { forgetOutdatedPlaces, recordRosterChange } from './record-roster-change.ts';
import type { RosterCommand } from './roster-command.ts';
import type { RosterOfKind, RosterRef } from './roster-kind.ts';
import { changeRoster } from './change-roster.ts';
import { retryOnDisconnect } from './retry-on-disconnect.ts';

/** A roster with the other writes that belong to the transaction of a batch: activity rows and announcements. */
export interface ChangeableRoster extends RosterRef {
  findBars?: FindBars | undefined;
  afterChange: (tx: Transaction, change: RosterChange, commands: readonly RosterCommand[]) => Promise<void>;
}

/** Records and announces the changes of an event's or a capt's roster once per batch. */
export const changeableRoster = (
  context: Context,
  { kind, guildId, rosterId }: RosterOfKind,
): ChangeableRoster => ({
  guildId,
  rosterId,
  findBars:
    kind.findBars === undefined
      ? undefined
      : async (tx, userIds) => kind.findBars?.(tx, { guildId, rosterId }, userIds) ?? new Map(),
  afterChange: async (tx, change, commands) => {
    const found = await kind.find(tx, guildId, rosterId);
    if (found === null) throw new AppError('not_found');
    await requireNotOver(tx, kind, found);
    if (!change.changed) return forgetOutdatedPlaces(context, tx, { rosterId }, change);
    const roster = { kind: kind.name, guildId, rosterId, title: found.title };
    await recordRosterChange(context, tx, roster, change, commands, [kind.changed({ guildId, rosterId })]);
  },
});

/**
 * Sorts a roster again without a click, because values that decide places have changed: reputation, roles or
 * membership.
 */
export const refreshRoster = async (context: Context, roster: RosterOfKind): Promise<void> =>
  retryOnDisconnect(async () =>
    context.db.transaction(async (tx) => {
      const change = await changeRoster(context, tx, roster, []);
      await changeableRoster(context, roster).afterChange(tx, change, []);
    }),
  );
