import { recordActivity } from '../activity/record-activity.ts';
import { AppError } from '../platform/app-error.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { lockNamed, shareNamed } from '../platform/db/lock-named.ts';
import type { ListedMember } from './listed-member.ts';
import { memberConflict } from './member-conflict.ts';
import { lockMember } from './member.queries.ts';
import { findNickChanges, isStaticTaken, storeName } from './nick-history.ts';
import type { IngameName } from './nick-history.ts';

interface Renaming {
  guildId: string;
  userId: string;
  actorId: string;
  /** Omitted fields stay as they are. */
  name: { [Field in keyof IngameName]?: IngameName[Field] | undefined };
  /** The values that the person saw when they began to edit. */
  expected: Renaming['name'];
}

/** Changes a member's in-game name, after the permission was checked. */
export const renameMember = async (context: Context, renaming: Renaming): Promise<ListedMember> =>
  context.db.transaction(async (tx) => renameMemberIn(context, tx, renaming));

/** The same as a part of a larger change. */
export const renameMemberIn = async (
  context: Context,
  tx: Transaction,
  renaming: Renaming,
): Promise<ListedMember> => {
  const { guildId, userId, actorId } = renaming;
  const member = await lockMember(tx, guildId, userId);
  if (member === null) throw new AppError('not_found');
  if (isOvertaken(member, renaming)) throw await overtaken(context, tx, guildId, member);
  const after = {
    ingameNick: renaming.name.ingameNick === undefined ? member.ingameNick : renaming.name.ingameNick,
    staticId: renaming.name.staticId === undefined ? member.staticId : renaming.name.staticId,
  };
  if (after.ingameNick === member.ingameNick && after.staticId === member.staticId) return member;
  const { staticId } = after;
  if (
    staticId !== null &&
    staticId !== member.staticId &&
    !(await claimStatic(tx, { guildId, userId, staticId }))
  )
    throw new AppError('static_id_taken');
  await storeName(tx, { guildId, userId, ...after, changedBy: actorId, changedAt: context.clock() });
  await recordActivity(context, tx, {
    guildId,
    type: 'member.renamed',
    actorId,
    target: { kind: 'member', id: userId },
    data: { before: shown(member), after: shown(after) },
  });
  await requestDelivery(tx, { guildId, kind: 'nickname', subject: userId });
  await context.bus.publish(tx, { type: 'members.changed', guildId, userIds: [userId] });
  return { ...member, ...after };
};

/** Whether a member may have this static id. Two people who claim it at once wait for each other; those who left do not keep theirs. */
export const claimStatic = async (
  tx: Transaction,
  claim: { guildId: string; userId: string; staticId: string },
): Promise<boolean> => {
  // Whoever enters the names of many waits for all who claim one.
  await shareNamed(tx, 'static_ids', claim.guildId);
  await lockNamed(tx, 'static_id', `${claim.guildId} ${claim.staticId}`);
  return !(await isStaticTaken(tx, claim));
};

const shown = ({ ingameNick, staticId }: IngameName) => ({ ingame_nick: ingameNick, static_id: staticId });

/** Only fields that are being changed can conflict. */
const isOvertaken = (member: ListedMember, { name, expected }: Renaming): boolean =>
  (['ingameNick', 'staticId'] as const).some(
    (field) =>
      name[field] !== undefined && expected[field] !== undefined && expected[field] !== member[field],
  );

const overtaken = async (context: Context, tx: Transaction, guildId: string, member: ListedMember) => {
  const [last] = await findNickChanges(tx, guildId, member.userId, 1);
  return memberConflict(
    context,
    tx,
    guildId,
    member,
    last === undefined ? null : { by: last.changedBy, at: last.changedAt },
  );
};
