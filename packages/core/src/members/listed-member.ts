import { sql } from 'drizzle-orm';
import type { InferSelectModel } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { members } from '../platform/db/schema/guilds.ts';

/** The API's time format, written by the database: parsing a page of dates costs more than reading it. */
export const isoText = (column: AnyPgColumn) =>
  sql<string | null>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns that are needed to show a member. */
export const listedMember = {
  userId: members.userId,
  username: members.username,
  displayName: members.displayName,
  avatarPath: members.avatarPath,
  ingameNick: members.ingameNick,
  staticId: members.staticId,
  reputation: members.reputation,
  roleIds: sql<string[]>`${members.roleIds}::text[]`,
  joinedAt: isoText(members.joinedAt),
  leftAt: isoText(members.leftAt),
  lastActiveAt: isoText(members.lastActiveAt),
};

type Row = InferSelectModel<typeof members>;
export type ListedMember = Pick<
  Row,
  'userId' | 'username' | 'displayName' | 'avatarPath' | 'ingameNick' | 'staticId' | 'reputation' | 'roleIds'
> & { joinedAt: string | null; leftAt: string | null; lastActiveAt: string | null };
