import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';

export interface NickPerson {
  userId: string;
  displayName: string;
  avatarPath: string | null;
  ingameNick: string | null;
  staticId: string | null;
  aliases: string[];
}

/** Everybody to whom a nick can belong, also members who left: they may be in an older capt. */
export const findNickPeople = async (db: Queryable, guildId: string): Promise<NickPerson[]> =>
  db
    .select({
      userId: members.userId,
      displayName: members.displayName,
      avatarPath: members.avatarPath,
      ingameNick: members.ingameNick,
      staticId: members.staticId,
      // The table name is written out because drizzle omits it in a query of one table.
      aliases: sql<string[]>`array(select learnt.nick from capt_aliases learnt
        where learnt.guild_id = members.guild_id and learnt.user_id = members.user_id)`,
    })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.isBot, false)));
