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
 * Begins to tell a person their place. False if there is nothing to tell: it is no longer true, or was dropped. Under
 * the lock of the roster, so that a move comes either before, and drops the notice, or after, and knows that the
 * person hears of it. What was begun is told, also after a crash: nobody knows whether it arrived.
 */
export const beginToTell = async (
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
    // What was unsure before is sure again, unless an answer crosses this one too.
    if (isTrue) await tx.update(rosterNotices).set({ sendingSince: clock(), crossed: false }).where(waits);
    else await settleNotices(tx, [id], 'none', clock());
    return isTrue;
  });

/** The person was told, or cannot be reached. Whoever moved meanwhile is told that too. */
export const endToTell = async (
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
