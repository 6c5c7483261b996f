import type { Context } from '../../platform/context.ts';
import { changeRoster } from './change-roster.ts';
import type { RosterTarget } from './roster-queue.ts';
import { throughOutages } from './through-outages.ts';

/** Nobody clicked, but what decides places has changed: somebody earned, got a role, left. */
export const refreshRoster = async (context: Context, target: RosterTarget): Promise<void> =>
  throughOutages(async () =>
    context.db.transaction(async (tx) => {
      const change = await changeRoster(context, tx, target, []);
      await target.afterChange(tx, change, []);
    }),
  );
