import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { members } from '../../platform/db/schema/guilds.ts';

export interface NickPerson {
  userId: string;
  displayName: string;
  avatarPath: string | null;
  ingameNick: string | null;
  staticId: string | null;
  aliases: string[];
}

/** Everybody whom a nick can mean, also members who left: a capt of last month may have them. */
export const findNickPeople = async (db: Queryable, guildId: string): Promise<NickPerson[]> =>
  db
    .select({
      userId: members.userId,
      displayName: members.displayName,
      avatarPath: members.avatarPath,
      ingameNick: members.ingameNick,
      staticId: members.staticId,
      // With the table's name: in a query of one table drizzle omits it.
      aliases: sql<string[]>`array(select learnt.nick from capt_aliases learnt
        where learnt.guild_id = members.guild_id and learnt.user_id = members.user_id)`,
    })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.isBot, false)));
