import { captRoutes } from '@famiglia/contract/capt-routes';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { findCapt } from './capt.queries.ts';
import type { CaptTarget, ListedCapt } from './capt.queries.ts';

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
