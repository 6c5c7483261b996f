import type { GroupCode } from '@famiglia/contract/rosters/group-code';
import { requireMembership } from '../access/require-membership.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { UNCHANGED, changeGathering, requireNotOver } from './change-gathering.ts';
import { findGroupCode, storeGroupCode } from './group-code.queries.ts';
import type { AttendedRoster } from './roster-kind.ts';
import { insertNotices } from './roster-notice.queries.ts';
import { findEntries, findSelected, touchRoster } from './roster.queries.ts';

/** The code, for leaders. */
export const getGroupCode = async (
  context: Context,
  actor: Actor,
  roster: AttendedRoster,
): Promise<GroupCode> => {
  const { kind, guildId, rosterId } = roster;
  await kind.requireLeader(context, actor, guildId);
  if ((await kind.find(context.db, guildId, rosterId)) === null) throw new AppError('not_found');
  return findGroupCode(context.db, roster);
};

/** The code for somebody who pressed its button: only who is in main reads it. */
export const readOwnGroupCode = async (
  context: Context,
  actor: Actor,
  roster: AttendedRoster,
): Promise<string> => {
  const { kind, guildId, rosterId } = roster;
  const { db } = context;
  await requireMembership(context, actor, guildId);
  const { userId } = requireSignedIn(actor);
  const found = await kind.find(db, guildId, rosterId);
  if (found === null) throw new AppError('not_found');
  if (found.endedAt !== null) throw new AppError(`${kind.name}_over`);
  if (!(await findSelected(db, rosterId, [userId])).has(userId)) {
    const isListed = (await findEntries(db, rosterId)).some((entry) => entry.userId === userId);
    throw new AppError(isListed ? 'code_not_for_reserve' : 'code_for_main_only');
  }
  const { code } = await findGroupCode(db, roster);
  if (code === null) throw new AppError('no_group_code');
  return code;
};

interface NewCode extends Pick<GroupCode, 'code'> {
  send: boolean;
  /** The version that the form was opened on; left out by a form that has none. */
  version: number | undefined;
}

/**
 * Sets, changes or removes the code. Nothing that others read contains it: neither the activity nor the post. Sent, it goes to
 * everybody in main who has not got this code yet.
 */
export const setGroupCode = async (
  context: Context,
  actor: Actor,
  { code, send, version, ...roster }: AttendedRoster & NewCode,
): Promise<GroupCode> => {
  const { kind, guildId, rosterId } = roster;
  const type = `${kind.name}.code_changed` as const;
  await changeGathering(context, actor, roster, async (tx, current, userId) => {
    await requireNotOver(tx, kind, current);
    const stored = await findGroupCode(tx, roster);
    await requireVersion(tx, {
      seen: version,
      stored: stored.version,
      changes: { guildId, targetId: rosterId, types: [type] },
      read: () => stored,
    });
    const isOther = stored.code !== code;
    const isSent = send && code !== null;
    if (!isOther && !isSent) return UNCHANGED;
    const next = { code, version: stored.version + Number(isOther) };
    if (isOther) {
      await storeGroupCode(tx, roster, next);
      // The button below the post comes and goes with it.
      await touchRoster(tx, rosterId);
    }
    const main = (await findEntries(tx, rosterId)).filter(({ list }) => list === 'main');
    const notice = { guildId, rosterId, kind: 'group_code', version: next.version } as const;
    const userIds = isSent ? main.map((entry) => entry.userId) : [];
    await insertNotices(tx, { ...notice, userIds, createdAt: context.clock() });
    const done = code === null ? 'removed' : 'changed';
    return recordActivity(context, tx, {
      guildId,
      type,
      actorId: userId,
      target: { kind: kind.name, id: rosterId },
      data: { title: current.title, code: isOther ? done : 'sent' },
    });
  });
  return getGroupCode(context, actor, roster);
};
