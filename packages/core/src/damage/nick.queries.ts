import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { captAliases } from '../db/schema/capts.ts';
import { members } from '../db/schema/guilds.ts';

export interface NickPerson {
  userId: string;
  displayName: string;
  avatarPath: string | null;
  ingameNick: string | null;
  staticId: string | null;
  aliases: string[];
}

/** Everybody a nick can mean: those who left, too, for a capt of last month was played with them. */
export const findNickPeople = async (db: Queryable, guildId: string): Promise<NickPerson[]> =>
  db
    .select({
      userId: members.userId,
      displayName: members.displayName,
      avatarPath: members.avatarPath,
      ingameNick: members.ingameNick,
      staticId: members.staticId,
      aliases: sql<string[]>`array(select ${captAliases.nick} from ${captAliases}
        where ${captAliases.guildId} = ${guildId} and ${captAliases.userId} = ${members.userId})`,
    })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.isBot, false)));
