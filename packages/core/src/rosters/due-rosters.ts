import { lte } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../platform/context.ts';
import type { AttendedKind, Gathering, RosterKind, RosterRef } from './roster-kind.ts';
import { insertNotices } from './roster-notice.queries.ts';
import { requestLineUp } from './line-up.queries.ts';
import type { RosterRow } from './roster.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { isSignUpOver } from './sign-up-times.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Transaction } from '../platform/db/database.ts';
import { rosters } from '../platform/db/schema/rosters.ts';
import { lockRoster, updateRoster } from './roster.queries.ts';
import { findAway } from '../vacations/away.queries.ts';
import { findAnswers } from './answer.queries.ts';

const MINUTE_MS = 60_000;

/** Whether a member could still get a place by signing up. */
export const hasFreePlaces = (roster: RosterRow, now: Date): boolean =>
  !isSignUpOver(roster, now) && roster.mainCount < roster.slots;

/**
 * Calls a second time for every roster whose time for it has come, if places are free. If no place is free then, the
 * call is not made later.
 */
export const pingDueRosters = async (context: Context, kinds: readonly AttendedKind[]): Promise<void> =>
  forDueRosters(context, kinds, 'pingAgainAt', async (tx, { kind, current, now }) => {
    const { roster, status, title, createdBy } = current;
    const { id: rosterId, guildId, version, slots, mainCount } = roster;
    if (status !== 'open' || !hasFreePlaces(roster, now)) return;
    const userIds = [createdBy];
    await insertNotices(tx, { guildId, rosterId, kind: 'places_free', version, userIds, createdAt: now });
    await recordActivity(context, tx, {
      guildId,
      type: `${kind.name}.called`,
      actorId: null,
      target: { kind: kind.name, id: rosterId },
      data: { title, free: slots - mainCount },
    });
    await context.bus.publish(tx, kind.changed({ guildId, rosterId }));
  });

/**
 * Asks whoever created an event or a capt to mark who came, if nobody has done so an hour after its usual end, and leaders to
 * confirm a contract at the end of its term. Once: after that it stays as it is until a leader acts.
 */
export const askForDueAttendance = async (context: Context, kinds: readonly RosterKind[]): Promise<void> =>
  forDueRosters(context, kinds, 'attendanceDueAt', async (tx, { kind, current: { status, roster } }) => {
    const isOver = status === 'finished' || status === 'cancelled';
    const isContract = kind.name === 'contract';
    // Somebody may have worked for a contract, and left its list.
    if (isOver || (!isContract && roster.mainCount + roster.reserveCount === 0)) return;
    const due = isContract ? 'contract_due' : 'attendance_due';
    await requestDelivery(tx, { guildId: roster.guildId, kind: due, subject: roster.id });
  });

/**
 * Asks for the card that tells leaders who is not in voice. One that is late, because nobody ran at that time, is only worth it
 * before the start.
 */
export const checkDueLineUps = async (context: Context, kinds: readonly AttendedKind[]): Promise<void> =>
  forDueRosters(context, kinds, 'lineUpDueAt', async (tx, { kind, current, now }) => {
    const { status, startsAt, roster } = current;
    const isOver = status === 'finished' || status === 'cancelled';
    if (isOver || roster.mainCount === 0 || now >= startsAt) return;
    // The family may have turned it off since the sign-up was made.
    const settings = await findSettings(tx, roster.guildId);
    if (settings[`${kind.name}s`].line_up_minutes > 0) await requestLineUp(tx, roster, startsAt);
  });

/** Asks everybody who is not sure, while they can still join. Whoever is away is not asked. */
export const askDueMaybes = async (context: Context, kinds: readonly RosterKind[]): Promise<void> =>
  forDueRosters(context, kinds, 'maybesDueAt', async (tx, { current: { roster }, at, now }) => {
    const { id: rosterId, guildId } = roster;
    if (isSignUpOver(roster, now)) return;
    const maybes = (await findAnswers(tx, guildId, rosterId)).filter(({ answer }) => answer === 'maybe');
    const userIds = maybes.map(({ user_id }) => user_id);
    const away = await findAway(tx, guildId, userIds, now);
    await insertNotices(tx, {
      guildId,
      rosterId,
      kind: 'maybe_asked',
      // The due minute: after a moved start they are asked again.
      version: Math.floor(at.getTime() / MINUTE_MS),
      userIds: userIds.filter((userId) => !away.has(userId)),
      createdAt: now,
    });
  });

interface Due<Kind> {
  kind: Kind;
  current: Gathering;
  /** The time that has come. */
  at: Date;
  now: Date;
}

/**
 * Does once what a roster is due for at a time that it stores: the time is taken away under the roster’s lock, together
 * with what is done. Another process, or the same one after a crash, finds it done or still to do.
 */
const forDueRosters = async <Kind extends RosterKind>(
  context: Context,
  kinds: readonly Kind[],
  time: 'pingAgainAt' | 'attendanceDueAt' | 'maybesDueAt' | 'lineUpDueAt',
  run: (tx: Transaction, due: Due<Kind>) => Promise<void>,
): Promise<void> => {
  const due = await context.db
    .select({ rosterId: rosters.id, guildId: rosters.guildId })
    .from(rosters)
    .where(lte(rosters[time], context.clock()))
    .orderBy(rosters[time]);
  await forEachRoster(context, due, async (tx, { guildId, rosterId }) => {
    const now = context.clock();
    const roster = await lockRoster(tx, guildId, rosterId);
    const at = roster?.[time] ?? null;
    // Another process may have done it meanwhile, or a leader may have moved the start.
    if (roster === null || at === null || at > now) return;
    await updateRoster(tx, rosterId, { [time]: null });
    const kind = kinds.find(({ name }) => name === roster.kind);
    const current = (await kind?.find(tx, guildId, rosterId)) ?? null;
    if (kind !== undefined && current !== null)
      await run(tx, { kind, current: { ...current, roster }, at, now });
  });
};

/** Each roster in its own transaction: one that fails is logged, stays due and does not stop the others. */
export const forEachRoster = async <Found extends RosterRef>(
  { db, log }: Context,
  due: readonly Found[],
  run: (tx: Transaction, found: Found) => Promise<void>,
): Promise<void> => {
  for (const found of due) {
    try {
      await db.transaction(async (tx) => run(tx, found));
    } catch (error) {
      const { guildId, rosterId } = found;
      log.warn(
        { err: error, guildId, rosterId },
        'a roster’s due time could not be handled; it is tried again',
      );
    }
  }
};
