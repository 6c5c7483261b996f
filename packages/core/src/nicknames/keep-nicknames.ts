import { and, eq, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import { memberNicknames } from '../platform/db/schema/joining.ts';
import { findNamedMembers, isAboveBot, wantedNickname } from './nickname.queries.ts';

/** The bot sets a nickname and restores it once. Whoever changes it again is left alone until their data change. */
const MAX_RENAMES = 2;

/** The nickname that a member has to get now; null if theirs stays. */
export const findNickname = async (
  { db }: Context,
  guildId: string,
  userId: string,
): Promise<string | null> => {
  const { nicknames } = await findSettings(db, guildId);
  const [member] = await findNamedMembers(db, guildId, [userId]);
  if (member === undefined) return null;
  const wanted = wantedNickname(nicknames.pattern, member);
  const isRight = wanted === null || wanted === member.displayName;
  if (isRight || isAboveBot(await findRoleContext(db, guildId), member)) {
    await db.update(memberNicknames).set({ ordered: false }).where(isOf(guildId, userId));
    return null;
  }
  if (member.ordered) return wanted;
  if (!nicknames.in_step) return null;
  const isNew = member.given !== wanted;
  return isNew || (member.seen && member.times < MAX_RENAMES) ? wanted : null;
};

const isOf = (guildId: string, userId: string) =>
  and(eq(memberNicknames.guildId, guildId), eq(memberNicknames.userId, userId));

/** Stores that the nickname was set in Discord. */
export const recordNickname = async (
  { db }: Context,
  guildId: string,
  userId: string,
  nickname: string,
): Promise<void> => {
  const given = { nickname, seen: false, ordered: false };
  await db
    .insert(memberNicknames)
    .values({ guildId, userId, ...given, times: 1 })
    .onConflictDoUpdate({
      target: [memberNicknames.guildId, memberNicknames.userId],
      set: {
        ...given,
        times: sql`case when ${memberNicknames.nickname} = ${nickname} and not ${memberNicknames.ordered}
          then ${memberNicknames.times} + 1 else 1 end`,
      },
    });
};

/**
 * Handles members who changed in Discord. A nickname of the bot that somebody changed by hand is restored once; the
 * second time it stays, and the activity says so. Until Discord has reported the bot's nickname, a different one is
 * only an older update.
 */
export const noticeNicknames = async (
  context: Context,
  guildId: string,
  userIds: readonly string[],
): Promise<void> => {
  const { nicknames } = await findSettings(context.db, guildId);
  if (!nicknames.in_step || userIds.length === 0) return;
  for (const member of await findNamedMembers(context.db, guildId, userIds)) {
    const { userId, displayName, given, seen, times } = member;
    if (given === null || seen === (displayName === given)) continue;
    if (!seen) {
      await context.db.update(memberNicknames).set({ seen: true }).where(isOf(guildId, userId));
    } else if (wantedNickname(nicknames.pattern, member) !== given) continue;
    else if (times < MAX_RENAMES)
      await requestDelivery(context.db, { guildId, kind: 'nickname', subject: userId });
    else await leaveAlone(context, guildId, userId, { nickname: given, name: displayName });
  }
};

const leaveAlone = async (
  context: Context,
  guildId: string,
  userId: string,
  data: { nickname: string; name: string },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const left = await tx
      .update(memberNicknames)
      .set({ seen: false })
      .where(and(isOf(guildId, userId), eq(memberNicknames.seen, true)))
      .returning({ userId: memberNicknames.userId });
    // Another process has recorded it.
    if (left.length === 0) return;
    await recordActivity(context, tx, {
      guildId,
      type: 'nickname.left_alone',
      actorId: null,
      target: { kind: 'member', id: userId },
      data,
    });
  });
