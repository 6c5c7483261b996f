import type { Context } from '../../platform/context.ts';
import { changeRoster } from './change-roster.ts';
import { changeableRoster } from './changeable-roster.ts';
import { retryOnDisconnect } from './retry-on-disconnect.ts';
import type { RosterOfKind } from './roster-kind.ts';

/** Nobody clicked, but what decides places has changed: somebody earned, got a role, left. */
export const refreshRoster = async (context: Context, roster: RosterOfKind): Promise<void> =>
  retryOnDisconnect(async () =>
    context.db.transaction(async (tx) => {
      const change = await changeRoster(context, tx, roster, []);
      await changeableRoster(context, roster).afterChange(tx, change, []);
    }),
  );
