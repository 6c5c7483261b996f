import { sql } from 'drizzle-orm';
import { idsOf, isoOf, utcText } from '../../platform/db/plain-text.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import type { ListedMember } from './listed-member.ts';

/** The list's columns of a member, in the order of `MemberRow`. */
export const memberRow = {
  userId: members.userId,
  username: members.username,
  displayName: members.displayName,
  avatarPath: members.avatarPath,
  ingameNick: members.ingameNick,
  staticId: members.staticId,
  reputation: members.reputation,
  roleIds: sql`${members.roleIds}::text`,
  joinedAt: utcText(members.joinedAt),
  leftAt: utcText(members.leftAt),
  lastActiveAt: utcText(members.lastActiveAt),
};

export type MemberRow = [
  userId: string,
  username: string,
  displayName: string,
  avatarPath: string | null,
  ingameNick: string | null,
  staticId: string | null,
  reputation: number,
  roleIds: string,
  joinedAt: string | null,
  leftAt: string | null,
  lastActiveAt: string | null,
];

export const memberOfRow = (row: MemberRow): ListedMember => ({
  userId: row[0],
  username: row[1],
  displayName: row[2],
  avatarPath: row[3],
  ingameNick: row[4],
  staticId: row[5],
  reputation: row[6],
  roleIds: idsOf(row[7]),
  joinedAt: momentOf(row[8]),
  leftAt: momentOf(row[9]),
  lastActiveAt: momentOf(row[10]),
});

const momentOf = (utc: string | null): string | null => (utc === null ? null : isoOf(utc));
