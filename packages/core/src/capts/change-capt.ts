import { captRoutes } from '@famiglia/contract/capt-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { findCapt } from './capt.queries.ts';
import type { ListedCapt } from './capt.queries.ts';

export interface CaptTarget {
  guildId: string;
  captId: string;
}

/**
 * What every change of a capt by a leader has in common: the right, and the roster's lock. The change itself
 * writes its activity; the announcement is made here.
 */
export const changeCapt = async (
  context: Context,
  actor: Actor,
  { guildId, captId }: CaptTarget,
  change: (tx: Transaction, current: ListedCapt, userId: string) => Promise<void>,
): Promise<void> => {
  await requireGuildAccess(context, actor, guildId, captRoutes.update.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await lockRoster(tx, guildId, captId);
    const current = await findCapt(tx, guildId, captId);
    if (current === null) throw new AppError('not_found');
    await change(tx, current, userId);
    await context.bus.publish(tx, { type: 'capts.changed', guildId, captIds: [captId] });
  });
};
