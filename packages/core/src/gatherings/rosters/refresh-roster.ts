import type { Context } from '../../platform/context.ts';
import { changeRoster } from './change-roster.ts';
import type { RosterTarget } from './roster-queue.ts';
import { retryOnDisconnect } from './retry-on-disconnect.ts';

/** Nobody clicked, but what decides places has changed: somebody earned, got a role, left. */
export const refreshRoster = async (context: Context, target: RosterTarget): Promise<void> =>
  retryOnDisconnect(async () =>
    context.db.transaction(async (tx) => {
      const change = await changeRoster(context, tx, target, []);
      await target.afterChange(tx, change, []);
    }),
  );
