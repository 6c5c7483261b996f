import { recordActivity } from '../../guilds/activity/record-activity.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { changeGathering, requireNotOver } from './change-gathering.ts';
import { freezeRoster } from './freeze-roster.ts';
import type { Gathering, PresentedGathering, RosterOfKind } from './roster-kind.ts';

/** Ends sign-up: the roster stays as it is then. Closing what is closed changes nothing. */
export const closeRoster = async <Presented extends PresentedGathering>(
  context: Context,
  actor: Actor,
  roster: RosterOfKind<Gathering, Presented>,
): Promise<Presented> => {
  const { kind, guildId, rosterId } = roster;
  await changeGathering(context, actor, roster, async (tx, current, userId) => {
    requireNotOver(kind, current);
    if (current.status === 'closed') return;
    const { title } = current;
    await freezeRoster(context, tx, { kind: kind.name, guildId, rosterId, title });
    await kind.store(tx, roster, { status: 'closed', closedBy: userId, closedAt: context.clock() });
    await recordActivity(context, tx, {
      guildId,
      type: `${kind.name}.closed`,
      actorId: userId,
      target: { kind: kind.name, id: rosterId },
      data: { title },
    });
  });
  return kind.read(context.db, guildId, rosterId);
};
