import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { PLACE_NOTICES, findListOf } from './place-notice.queries.ts';
import type { PlaceNoticeKind } from './place-notice.queries.ts';
import { insertNotices, settleNotices } from './roster-notice.queries.ts';
import type { RosterNotice } from './roster-notice.queries.ts';
import { lockRoster } from './roster.queries.ts';

export type PlaceNotice = RosterNotice & { kind: PlaceNoticeKind };

export const isPlaceNotice = (notice: RosterNotice): notice is PlaceNotice => notice.kind in PLACE_NOTICES;

/**
 * Marks a notice about a place as being sent. False if it is outdated or was dropped. It runs under the lock of the
 * roster: a move before it drops the notice, and a move after it knows that the notice is being sent. A notice that was
 * marked is sent again after a crash, because nobody knows whether it arrived.
 */
export const beginNotice = async (
  { db, clock }: Context,
  { id, guildId, rosterId, userId, kind }: PlaceNotice,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockRoster(tx, guildId, rosterId);
    const waits = and(eq(rosterNotices.id, id), isNull(rosterNotices.sentAt));
    const [notice] = await tx.select().from(rosterNotices).where(waits);
    if (notice === undefined) return false;
    const list = await findListOf(tx, rosterId, userId);
    if (notice.sendingSince !== null && list !== null) return true;
    const isTrue = list === PLACE_NOTICES[kind];
    // The mark is removed: this notice tells the current place, unless an answer crosses it too.
    if (isTrue) await tx.update(rosterNotices).set({ sendingSince: clock(), crossed: false }).where(waits);
    else await settleNotices(tx, [id], 'none', clock());
    return isTrue;
  });

/** Marks a notice as sent, or as undeliverable. If the person moved meanwhile, another notice follows. */
export const finishNotice = async (
  { db, clock }: Context,
  { id, guildId, rosterId, userId, kind }: PlaceNotice,
  via: 'dm' | 'channel' | 'none',
): Promise<void> =>
  db.transaction(async (tx) => {
    const roster = await lockRoster(tx, guildId, rosterId);
    await settleNotices(tx, [id], via, clock());
    const list = await findListOf(tx, rosterId, userId);
    if (roster === null || via === 'none' || list === null) return;
    const [notice] = await tx.select().from(rosterNotices).where(eq(rosterNotices.id, id));
    const crossed = notice?.crossed ?? false;
    if (list === PLACE_NOTICES[kind] && !crossed) return;
    await insertNotices(tx, {
      guildId,
      rosterId,
      kind: list === 'main' ? 'promoted' : 'demoted',
      version: roster.version,
      crossed,
      userIds: [userId],
      createdAt: clock(),
    });
  });
