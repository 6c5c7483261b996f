import { userRoutes } from '@famiglia/contract/members/members';
import type { MemberProfile } from '@famiglia/contract/members/members';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findMember, countScreenshots, findRank } from '../members/member.queries.ts';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { countToday } from '../screenshots/intake/day.queries.ts';
import { presentMember } from '../members/present-member.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { countAttendance } from './attendance.ts';
import type { ListedMember } from '../members/listed-member.ts';

export const getMember: UseCase<typeof userRoutes.get> = async (context, actor, { guildId, userId }) => {
  await requireGuildAccess(context, actor, guildId, userRoutes.get.access);
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('not_found');
  return readProfile(context, guildId, member);
};

/** What any member may see of another one, in Discord and on any plan. */
export const lookUpMember = async (
  context: Context,
  actor: Actor,
  { guildId, userId }: { guildId: string; userId: string },
): Promise<MemberProfile> => {
  await requireMembership(context, actor, guildId);
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('member_not_found');
  return readProfile(context, guildId, member);
};

/** Everything that is shown of one member, in the panel and in Discord. */
export const readProfile = async (
  context: Context,
  guildId: string,
  member: ListedMember,
): Promise<MemberProfile> => {
  const { db } = context;
  const { userId } = member;
  const { gg, time_zone } = await findSettings(db, guildId);
  const [rank, attendance, screens, used] = await Promise.all([
    member.leftAt === null ? findRank(db, guildId, member.reputation) : null,
    countAttendance(db, guildId, userId),
    countScreenshots(db, guildId, userId),
    countToday(db, { kind: 'gg', guildId, userId, at: context.clock(), timeZone: time_zone }),
  ]);
  const { signedUp, came, events, capts } = attendance;
  return {
    ...presentMember(context.config.cdnUrl, member),
    rank,
    reliability: { signed_up: signedUp, came, share: signedUp === 0 ? null : came / signedUp },
    events_attended: events,
    capts_attended: capts,
    screenshots: screens,
    gg_today: { used, limit: gg.daily_limit },
  };
};
