import { recordActivity } from '../activity/record-activity.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { UNCHANGED, changeGathering, requireNotOver } from './change-gathering.ts';
import { forEachRoster } from './due-rosters.ts';
import { freezeRoster } from './freeze-roster.ts';
import { findDueRosters } from './open-roster.queries.ts';
import type { Gathering, RosterKind, RosterOfKind } from './roster-kind.ts';
import { lockRoster } from './roster.queries.ts';
import type { RosterRow } from './roster.queries.ts';

/** Ends sign-up and freezes the roster. Closing a closed roster changes nothing. */
export const closeRoster = async <Presented>(
  context: Context,
  actor: Actor,
  roster: RosterOfKind<Gathering, Presented>,
): Promise<Presented> => {
  const { kind, guildId, rosterId } = roster;
  await changeGathering(context, actor, roster, async (tx, current, userId) => {
    await requireNotOver(tx, kind, current);
    if (current.status === 'closed') return UNCHANGED;
    return endSignUp(context, tx, roster, { title: current.title, closedBy: userId });
  });
  return kind.read(context.db, guildId, rosterId);
};

/**
 * Closes every list whose cut-off has passed. Joining and leaving are refused from the cut-off on, even before this
 * runs.
 */
export const closeDueRosters = async (context: Context, kinds: readonly RosterKind[]): Promise<void> => {
  const due = await findDueRosters(context.db, context.clock());
  await forEachRoster(context, due, async (tx, { kind: name, guildId, rosterId }) => {
    const kind = kinds.find((one) => one.name === name);
    if (kind === undefined) return;
    const row = await lockRoster(tx, guildId, rosterId);
    const current = await kind.find(tx, guildId, rosterId);
    // Somebody may have closed, moved or cancelled it meanwhile.
    if (row === null || current?.status !== 'open' || !isDue(row, context.clock())) return;
    const roster = { kind, guildId, rosterId };
    await endSignUp(context, tx, roster, { title: current.title, closedBy: null });
    await context.bus.publish(tx, kind.changed(roster));
  });
};

const isDue = ({ closesAt }: RosterRow, now: Date): boolean => closesAt !== null && closesAt <= now;

const endSignUp = async (
  context: Context,
  tx: Transaction,
  { kind, guildId, rosterId }: RosterOfKind,
  { title, closedBy }: { title: string; closedBy: string | null },
): Promise<void> => {
  await freezeRoster(context, tx, { kind: kind.name, guildId, rosterId, title });
  await kind.store(tx, { guildId, rosterId }, { status: 'closed', closedBy, closedAt: context.clock() });
  await recordActivity(context, tx, {
    guildId,
    type: `${kind.name}.closed`,
    actorId: closedBy,
    target: { kind: kind.name, id: rosterId },
    data: { title },
  });
};
