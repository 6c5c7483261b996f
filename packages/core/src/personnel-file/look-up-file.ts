import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { PersonnelFile } from '@famiglia/contract/personnel-file/personnel-file';
import { personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import type { MemberProfile } from '@famiglia/contract/members/members';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import { memberFilterOf } from '../members/member-filter.ts';
import { findMemberPage } from '../members/member-list.queries.ts';
import { findMember } from '../members/member.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { readTimeline } from './list-timeline.ts';
import { readFile } from './read-file.ts';

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
  const { found } = await findMemberPage(context.db, guildId, filter, { limit, offset: 0 });
  return found;
};
