import type { MemberProfile } from '@famiglia/contract/members/members';
import type { Context } from '../platform/context.ts';
import { countToday } from '../screenshots/intake/day.queries.ts';
import { presentMember } from '../members/present-member.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { countAttendance } from './attendance.queries.ts';
import type { ListedMember } from '../members/listed-member.ts';
import { countScreenshots, findRank } from '../members/member.queries.ts';

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
