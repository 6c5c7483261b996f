import { and, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { placeOf } from './change-roster.ts';
import { PLACE_NOTICES, findStanding } from './place-notice.queries.ts';
import type { PlaceNoticeKind, Standing } from './place-notice.queries.ts';
import type { RosterPlace } from './roster-command.ts';
import type { RosterRef } from './roster-kind.ts';
import { insertNotices, settleNotices } from './roster-notice.queries.ts';
import type { RosterNotice } from './roster-notice.queries.ts';
import { lockRoster } from './roster.queries.ts';
import type { RosterSquad } from './roster.ts';
import { findSquads } from './squad.queries.ts';

export type PlaceNotice = RosterNotice & { kind: PlaceNoticeKind };
export type Via = 'dm' | 'channel' | 'none';

export const isPlaceNotice = (notice: RosterNotice): notice is PlaceNotice => notice.kind in PLACE_NOTICES;

/**
 * Marks notices of one roster as being sent, and returns those to send by id, with the place that each tells: null if the person
 * is on the other list by now. The others are outdated or were dropped. It runs under the lock of the roster: a move before it
 * drops the notice, and a move after it knows that the notice is being sent. A notice that was marked is sent again after a
 * crash, because nobody knows whether it arrived.
 */
export const beginNotices = async (
  { db, clock }: Context,
  { guildId, rosterId }: RosterRef,
  notices: readonly PlaceNotice[],
): Promise<Map<number, RosterPlace | null>> =>
  db.transaction(async (tx) => {
    const roster = await lockRoster(tx, guildId, rosterId);
    const ids = notices.map(({ id }) => id);
    const waiting = await findUnsent(tx, ids);
    const standing = await findStanding(tx, rosterId, userIdsOf(notices));
    const squads = (roster?.squadCount ?? 0) === 0 ? [] : await findSquads(tx, guildId, rosterId);
    const begun = new Map<number, RosterPlace | null>();
    const marked: number[] = [];
    const outdated: number[] = [];
    for (const { id, userId, kind } of notices) {
      const notice = waiting.get(id);
      if (notice === undefined) continue;
      const place = placeToTell(standing.get(userId), kind, squads);
      const isResent = notice.sendingSince !== null && standing.has(userId);
      if (isResent || place !== null) begun.set(id, place);
      if (!isResent) (place === null ? outdated : marked).push(id);
    }
    // The mark is removed: these notices tell the current place, unless an answer crosses them too.
    if (marked.length > 0)
      await tx
        .update(rosterNotices)
        .set({ sendingSince: clock(), crossed: false })
        .where(and(inArray(rosterNotices.id, marked), isNull(rosterNotices.sentAt)));
    if (outdated.length > 0) await settleNotices(tx, outdated, 'none', clock());
    return begun;
  });

/** Marks notices of one roster as sent, or as undeliverable. Whoever moved meanwhile gets another one. */
export const finishNotices = async (
  { db, clock }: Context,
  { guildId, rosterId }: RosterRef,
  sent: readonly { notice: PlaceNotice; via: Via }[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const roster = await lockRoster(tx, guildId, rosterId);
    for (const via of ['dm', 'channel', 'none'] as const) {
      const ids = sent.filter((one) => one.via === via).map(({ notice }) => notice.id);
      if (ids.length > 0) await settleNotices(tx, ids, via, clock());
    }
    const reached = sent.filter(({ via }) => via !== 'none').map(({ notice }) => notice);
    if (roster === null || reached.length === 0) return;
    const standing = await findStanding(tx, rosterId, userIdsOf(reached));
    const crossed = await findCrossed(
      tx,
      reached.map(({ id }) => id),
    );
    for (const kind of ['promoted', 'demoted'] as const)
      for (const isCrossed of [false, true]) {
        const again = reached.filter((notice) => {
          if (crossed.has(notice.id) !== isCrossed) return false;
          const isOn = standing.get(notice.userId)?.list === PLACE_NOTICES[kind];
          return isOn && (isCrossed || notice.kind !== kind);
        });
        const { version } = roster;
        const next = { guildId, rosterId, kind, version, crossed: isCrossed, createdAt: clock() };
        await insertNotices(tx, { ...next, userIds: userIdsOf(again) });
      }
  });

const placeToTell = (
  standing: Standing | undefined,
  kind: PlaceNoticeKind,
  squads: readonly RosterSquad[],
): RosterPlace | null => (standing?.list === PLACE_NOTICES[kind] ? placeOf(standing, squads) : null);

const findUnsent = async (tx: Transaction, ids: readonly number[]) => {
  const rows = await tx
    .select({ id: rosterNotices.id, sendingSince: rosterNotices.sendingSince })
    .from(rosterNotices)
    .where(and(inArray(rosterNotices.id, [...ids]), isNull(rosterNotices.sentAt)));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Which of these notices crossed an answer about the place. */
const findCrossed = async (tx: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await tx
    .select({ id: rosterNotices.id, crossed: rosterNotices.crossed })
    .from(rosterNotices)
    .where(inArray(rosterNotices.id, [...ids]));
  return new Set(rows.filter(({ crossed }) => crossed).map(({ id }) => id));
};

const userIdsOf = (notices: readonly PlaceNotice[]): string[] => notices.map(({ userId }) => userId);
