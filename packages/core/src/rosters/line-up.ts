import { callableOf, isLineUpTime, missingOf } from '@famiglia/contract/rosters/line-up';
import type { LineUp } from '@famiglia/contract/rosters/line-up';
import { randomUUID } from 'node:crypto';
import { recordActivity } from '../activity/record-activity.ts';
import { overtaken } from '../activity/require-version.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { wholeList } from '../platform/whole-list.ts';
import { changeGathering, requireNotOver } from './change-gathering.ts';
import { changeRoster } from './change-roster.ts';
import { callVersion, findLineUp, redrawLineUp } from './line-up.queries.ts';
import { recordRosterChange } from './record-roster-change.ts';
import type { RosterCommand } from './roster-command.ts';
import type { Gathering, AttendedRoster } from './roster-kind.ts';
import { insertNotices } from './roster-notice.queries.ts';
import { findEntries, findRoster } from './roster.queries.ts';
import type { RosterEntryRow } from './roster.queries.ts';

/** Who of the main list is in voice, for leaders. */
export const getLineUp = async (context: Context, actor: Actor, roster: AttendedRoster): Promise<LineUp> => {
  const { kind, guildId, rosterId } = roster;
  await kind.requireLeader(context, actor, guildId);
  const found = await kind.find(context.db, guildId, rosterId);
  if (found === null) throw new AppError('not_found');
  return readLineUp(context.db, found);
};

/** The same for the bot, which shows it to leaders. */
export const readLineUp = async (
  db: Queryable,
  { roster, startsAt }: Pick<Gathering, 'roster' | 'startsAt'>,
): Promise<LineUp> => ({
  ...wholeList(await findLineUp(db, roster, startsAt)),
  reserve: waitingOf(await findEntries(db, roster.id)).length,
});

/** Those of the reserve who may take a place, in their order: everybody whom no leader holds there. */
const waitingOf = (entries: readonly RosterEntryRow[]): RosterEntryRow[] =>
  entries
    .filter(({ list, pinned }) => list === 'reserve' && pinned !== 'out')
    .toSorted((a, b) => a.position - b.position);

/** Calls everybody in main who is not in voice and has no excuse: each person once for this start, whichever leader asks. */
export const callMissing = async (
  context: Context,
  actor: Actor,
  roster: AttendedRoster,
): Promise<LineUp> => {
  const { kind, guildId, rosterId } = roster;
  await changeGathering(context, actor, roster, async (tx, current, userId) => {
    await requireNotOver(tx, kind, current);
    const now = context.clock();
    const { startsAt, title } = current;
    if (!isLineUpTime(startsAt, now)) throw new AppError('not_line_up_time');
    const people = { items: await findLineUp(tx, current.roster, startsAt) };
    const userIds = callableOf(people).map(({ user_id }) => user_id);
    if (userIds.length === 0) {
      const wasCalled = missingOf(people).some(({ called }) => called !== null);
      if (!wasCalled) throw new AppError('nobody_to_call');
      throw await overtaken(tx, 'already_called', {
        guildId,
        targetId: rosterId,
        types: [`${kind.name}.summoned`],
      });
    }
    const call = { guildId, rosterId, kind: 'line_up_called', version: callVersion(startsAt) } as const;
    await insertNotices(tx, { ...call, userIds, createdAt: now });
    await redrawLineUp(tx, current.roster, startsAt);
    await recordActivity(context, tx, {
      guildId,
      type: `${kind.name}.summoned`,
      actorId: userId,
      target: { kind: kind.name, id: rosterId },
      data: { title, summoned: userIds.length },
    });
  });
  return getLineUp(context, actor, roster);
};

/**
 * Gives the places of chosen people who are not in voice to the next of the reserve, and holds the chosen ones there; all of them
 * are told as always. No place is emptied: of more people than wait on the reserve only the first are replaced. Whoever came to
 * voice meanwhile stays.
 */
export const replaceMissing = async (
  context: Context,
  actor: Actor,
  { userIds, ...roster }: AttendedRoster & { userIds: readonly string[] },
): Promise<LineUp> => {
  const { kind, guildId, rosterId } = roster;
  await changeGathering(context, actor, roster, async (tx, current, userId) => {
    await requireNotOver(tx, kind, current);
    const missing = missingOf({ items: await findLineUp(tx, current.roster, current.startsAt) });
    const chosen = missing.filter(({ user_id }) => userIds.includes(user_id));
    if (chosen.length === 0) throw new AppError('nobody_to_replace');
    const waiting = waitingOf(await findEntries(tx, current.roster.id));
    if (waiting.length === 0) throw new AppError('reserve_empty');
    const replaced = chosen.slice(0, waiting.length).map(({ user_id }) => user_id);
    await pinAll(context, tx, { ...roster, current, by: userId }, replaced, 'out');
    // The engine never moves up whoever chose the reserve. A leader who asks for the next of it does.
    const { mainCount = 0 } = (await findRoster(tx, guildId, rosterId)) ?? {};
    const volunteers = waiting.filter(({ choseReserve }) => choseReserve).map((entry) => entry.userId);
    const still = volunteers.slice(0, Math.max(0, current.roster.mainCount - mainCount));
    if (still.length > 0) await pinAll(context, tx, { ...roster, current, by: userId }, still, 'in');
    await redrawLineUp(tx, current.roster, current.startsAt);
  });
  return getLineUp(context, actor, roster);
};

/** Holds people on one of the lists. */
const pinAll = async (
  context: Context,
  tx: Transaction,
  { kind, guildId, rosterId, current, by }: AttendedRoster & { current: Gathering; by: string },
  userIds: readonly string[],
  pin: 'in' | 'out',
): Promise<void> => {
  const commands = userIds.map((userId): RosterCommand => ({
    type: 'pin',
    userId,
    pin,
    by,
    key: randomUUID(),
  }));
  const change = await changeRoster(context, tx, { guildId, rosterId }, commands);
  const named = { kind: kind.name, guildId, rosterId, title: current.title };
  await recordRosterChange(context, tx, named, change, commands);
};
