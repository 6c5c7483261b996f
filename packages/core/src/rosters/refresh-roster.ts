import type { Context } from '../platform/context.ts';
import { changeRoster } from './change-roster.ts';
import { changeableRoster } from './changeable-roster.ts';
import { retryOnDisconnect } from './retry-on-disconnect.ts';
import type { RosterOfKind } from './roster-kind.ts';

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
