import { recordActivity } from '../activity/record-activity.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { changeGathering, requireNotOver } from './change-gathering.ts';
import { callOffRoster } from './end-roster.ts';
import type { Gathering, RosterOfKind } from './roster-kind.ts';

/** Cancels an event or a capt. Everybody who signed up is notified, and no reminders are sent any more. */
export const cancelRoster = async <Presented>(
  context: Context,
  actor: Actor,
  { reason, ...roster }: RosterOfKind<Gathering, Presented> & { reason: string },
): Promise<Presented> => {
  const { kind, guildId, rosterId } = roster;
  await changeGathering(context, actor, roster, async (tx, current, userId) => {
    await requireNotOver(tx, kind, current);
    const now = context.clock();
    const cancelReason = reason === '' ? null : reason;
    await kind.store(tx, roster, { status: 'cancelled', endedBy: userId, endedAt: now, cancelReason });
    await callOffRoster(tx, current.roster, now);
    await recordActivity(context, tx, {
      guildId,
      type: `${kind.name}.cancelled`,
      actorId: userId,
      target: { kind: kind.name, id: rosterId },
      data: { title: current.title, reason },
    });
  });
  return kind.read(context.db, guildId, rosterId);
};
