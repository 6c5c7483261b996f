import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake } from './columns.ts';
import { members } from './guilds.ts';

/** The outcome of a welcome: sent, or skipped because many joined at once. */
const WELCOMES = ['sent', 'held'] as const;

/** The newest joining of each member since the bot is there, and what they had when they left before. */
export const memberJoinings = pgTable(
  'member_joinings',
  {
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    noticedAt: moment().notNull(),
    /** The roles they had when they left; empty for somebody new. */
    roleIds: snowflake().array().notNull(),
    /** When they had joined before; null for somebody new. */
    memberSince: moment(),
    rolesGivenAt: moment(),
    /** Null while it is not decided, or where the family wants none. */
    welcome: text({ enum: WELCOMES }),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('member_joinings_by_time').on(table.guildId, table.noticedAt),
    check('member_joining_welcome_known', oneOf('welcome', WELCOMES)),
  ],
);

/** The nickname that the bot gave a member, and whether somebody changed it since. */
export const memberNicknames = pgTable(
  'member_nicknames',
  {
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    /** Null until the bot gave one. */
    nickname: text(),
    /** How often the bot gave this one. */
    times: integer().notNull().default(0),
    /** Whether Discord has reported this nickname. Only then does a different one mean that somebody changed it. */
    seen: boolean().notNull().default(false),
    /** A leader ordered it, or the member was accepted: it is given even where names are not kept in step. */
    ordered: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    check('member_nickname_fits', sql`char_length(nickname) between 1 and 32`),
    check('member_nickname_times', sql`times >= 0`),
  ],
);
