import { recordActivity } from '../activity/record-activity.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { UNCHANGED, changeGathering, requireNotOver } from './change-gathering.ts';
import type { Gathering, RosterOfKind } from './roster-kind.ts';
import { touchRoster } from './roster.queries.ts';

/**
 * Reopens a closed sign-up: the list is sorted by current values again. After the cut-off it stays open until the
 * start, and after the start until a leader closes it. Reopening an open sign-up changes nothing.
 */
export const reopenRoster = async <Presented>(
  context: Context,
  actor: Actor,
  roster: RosterOfKind<Gathering, Presented>,
): Promise<Presented> => {
  const { kind, guildId, rosterId } = roster;
  await changeGathering(context, actor, roster, async (tx, current, userId) => {
    await requireNotOver(tx, kind, current);
    const { title, status, startsAt } = current;
    const { closesAt } = current.roster;
    const now = context.clock();
    const isPast = closesAt !== null && closesAt <= now;
    if (status === 'open' && !isPast) return UNCHANGED;
    const untilStart = startsAt > now ? startsAt : null;
    await touchRoster(tx, rosterId, { frozenAt: null, closesAt: isPast ? untilStart : closesAt });
    await kind.store(tx, roster, { status: 'open', closedBy: null, closedAt: null });
    return recordActivity(context, tx, {
      guildId,
      type: `${kind.name}.reopened`,
      actorId: userId,
      target: { kind: kind.name, id: rosterId },
      data: { title },
    });
  });
  return kind.read(context.db, guildId, rosterId);
};
