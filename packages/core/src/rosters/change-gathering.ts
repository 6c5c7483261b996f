import { overtaken } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { Gathering, RosterKind, RosterOfKind } from './roster-kind.ts';

/** Returned by a change that has nothing to do: then nothing is announced. */
export const UNCHANGED = Symbol('unchanged');

/**
 * The common part of every change of an event or a capt by a leader: the permission check, the roster's lock and the
 * announcement. The change itself writes its activity.
 */
export const changeGathering = async <Found extends Gathering>(
  context: Context,
  actor: Actor,
  { kind, guildId, rosterId }: RosterOfKind<Found>,
  change: (tx: Transaction, current: Found, userId: string) => Promise<unknown>,
): Promise<void> => {
  await kind.requireLeader(context, actor, guildId);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await kind.lock(tx, { guildId, rosterId });
    const current = await kind.find(tx, guildId, rosterId);
    if (current === null) throw new AppError('not_found');
    if ((await change(tx, current, userId)) === UNCHANGED) return;
    await context.bus.publish(tx, kind.changed({ guildId, rosterId }));
  });
};

/** Refuses a change that is not possible after the end. */
export const requireNotOver = async (
  tx: Transaction,
  { name }: Pick<RosterKind, 'name'>,
  { endedAt, roster: { guildId, id: targetId } }: Gathering,
): Promise<void> => {
  if (endedAt !== null) throw await overtaken(tx, `${name}_over`, { guildId, targetId });
};
