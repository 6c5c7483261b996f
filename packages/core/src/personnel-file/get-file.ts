import { personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { PersonnelFile } from '@famiglia/contract/personnel-file/personnel-file';
import type { MemberProfile } from '@famiglia/contract/members/members';
import { and, count, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findMember } from '../members/member.queries.ts';
import { findPast } from '../members/member-past.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { requireMembership } from '../access/require-membership.ts';
import { memberFilterOf } from '../members/member-filter.ts';
import { findMemberPage } from '../members/member-list.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { readProfile } from '../profiles/get-member.ts';
import { readTimeline } from './list-timeline.ts';
import { findHeldRank } from '../ranks/rank.queries.ts';
import type { ListedMember } from '../members/listed-member.ts';
import { countNotes } from './note.queries.ts';
import { findAwayOf } from '../vacations/away.queries.ts';
import { findVoiceMinutes } from '../voice/voice-hours.queries.ts';
import { tallyWarnings } from '../warnings/warning.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { activity } from '../platform/db/schema/activity.ts';

export const getFile: UseCase<typeof personnelRoutes.file> = async (context, actor, { guildId, userId }) => {
  await requireGuildAccess(context, actor, guildId, personnelRoutes.file.access);
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('not_found');
  return readFile(context, guildId, member);
};

interface WholeFile {
  profile: MemberProfile;
  file: PersonnelFile;
  timeline: { items: ActivityEntry[]; total: number };
}

interface FileRequest {
  guildId: string;
  userId: string;
  /** The page of the timeline. */
  limit: number;
  offset: number;
}

/** A member's file with the profile, as Discord shows it. Everybody may read their own. */
export const lookUpFile = async (
  context: Context,
  actor: Actor,
  { guildId, userId, limit, offset }: FileRequest,
): Promise<WholeFile> => {
  const readerId = await requireMembership(context, actor, guildId);
  if (userId !== readerId) await requireGuildAccess(context, actor, guildId, personnelRoutes.file.access);
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('member_not_found');
  const [profile, file, timeline] = await Promise.all([
    readProfile(context, guildId, member),
    readFile(context, guildId, member),
    readTimeline(context.db, guildId, userId, { limit, offset }),
  ]);
  return { profile, file, timeline };
};

/** People with a file by name, in-game nick or static id, also those who left. */
export const searchFiles = async (
  context: Context,
  actor: Actor,
  { guildId, search, limit }: { guildId: string; search: string; limit: number },
) => {
  await requireGuildAccess(context, actor, guildId, personnelRoutes.file.access);
  const filter = memberFilterOf(
    { guildId, search, status: 'all', sort: 'name', order: 'asc' },
    context.clock(),
  );
  const { items } = await findMemberPage(context, guildId, filter, { limit, offset: 0 });
  return items.read();
};

/** What the family keeps on a member besides the profile. */
export const readFile = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  guildId: string,
  member: ListedMember,
): Promise<PersonnelFile> => {
  const { userId } = member;
  const [left, notes, away, warnings, rank, voiceMinutes, past] = await Promise.all([
    countLeft(db, guildId, userId),
    countNotes(db, guildId, userId),
    findAwayOf(db, guildId, userId, clock()),
    tallyWarnings(db, guildId, userId, clock()),
    findHeldRank(db, guildId, userId),
    findVoiceMinutes(db, guildId, userId, clock()),
    findPast(db, guildId, userId),
  ]);
  return {
    user_id: userId,
    joined_at: member.joinedAt,
    left_at: member.leftAt,
    before: past === null ? null : { joined_on: past.joinedOn, attended: past.attended },
    // Joins before the bot came are not recorded, but whoever left had joined.
    times_joined: Math.max(1, member.leftAt === null ? left + 1 : left),
    notes,
    away: away === null ? null : { kind: away.kind, ends_at: away.endsAt.toISOString() },
    warnings,
    voice_minutes: voiceMinutes,
    rank,
  };
};

const countLeft = async (db: Queryable, guildId: string, userId: string): Promise<number> => {
  const [row] = await db
    .select({ times: count() })
    .from(activity)
    .where(
      and(eq(activity.guildId, guildId), eq(activity.targetId, userId), eq(activity.type, 'member.left')),
    );
  return row?.times ?? 0;
};
