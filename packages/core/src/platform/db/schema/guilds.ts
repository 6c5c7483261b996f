import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';

/** The bot's live mirror of Discord: guilds, roles, channels and members. */
export const guilds = pgTable(
  'guilds',
  {
    id: snowflake().primaryKey(),
    name: text().notNull(),
    /** Path below Discord's CDN, or null for a guild without an icon. */
    iconPath: text(),
    ownerId: snowflake().notNull(),
    memberCount: integer().notNull().default(0),
    /** False from the moment the bot is removed: from then on no rights are derived from the mirror. */
    botInstalled: boolean().notNull(),
    /** Which member is the bot itself; null until it has mirrored the guild once. */
    botUserId: snowflake(),
    createdAt: moment().notNull().defaultNow(),
    /** Whether this gateway session has received the whole guild; then each heartbeat of its shard confirms it. */
    mirrorCurrent: boolean().notNull().default(false),
    /** When the whole mirror was last confirmed, if `mirror_current` is false. */
    mirroredAt: moment().notNull().defaultNow(),
    /** When the list of members was first complete; null while it is not, since the bot was added. */
    membersListedAt: moment(),
  },
  // For the site admin's list, one index for each order.
  (table) => [
    index('guilds_by_name').on(sql`lower(name)`, table.id),
    index('guilds_by_size').on(table.memberCount, table.id),
    index('guilds_by_age').on(table.createdAt, table.id),
    // Their owners are known before their members are.
    index('guilds_unlisted')
      .on(table.ownerId)
      .where(sql`members_listed_at is null`),
  ],
);

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

export const roles = pgTable(
  'roles',
  {
    guildId: guildId(),
    id: snowflake().notNull(),
    name: text().notNull(),
    color: integer().notNull(),
    position: integer().notNull(),
    /** Discord's permission bits as decimal text: they may exceed any number type. */
    permissions: text().notNull(),
    managed: boolean().notNull(),
    /** Whether everybody may mention it; anybody else needs the permission to mention all roles. */
    mentionable: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.id] }),
    check('role_permission_bits', sql`permissions ~ '^[0-9]{1,200}$'`),
  ],
);

export const channels = pgTable(
  'channels',
  {
    guildId: guildId(),
    id: snowflake().notNull(),
    name: text().notNull(),
    type: integer().notNull(),
    position: integer().notNull(),
    parentId: snowflake(),
    overwrites: jsonb().$type<ChannelOverwrite[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.id] })],
);

/**
 * A person inside one guild. The last known names are stored here, so that members who left keep their history and a
 * list needs no join.
 */
export const members = pgTable(
  'members',
  {
    guildId: guildId(),
    userId: snowflake().notNull(),
    username: text().notNull(),
    displayName: text().notNull(),
    avatarPath: text(),
    isBot: boolean().notNull().default(false),
    roleIds: snowflake().array().notNull(),
    joinedAt: moment(),
    leftAt: moment(),
    lastActiveAt: moment(),
    ingameNick: text(),
    staticId: text(),
    reputation: integer().notNull().default(0),
    /** In Latin letters; `foldName` converts search terms in the same way. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_name(' ' || username || ' ' || display_name || ' ' || coalesce(ingame_nick, '') || ' ' || coalesce('#' || static_id, ''))`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId] }),
    index('members_by_user').on(table.userId),
    // Who came and who left in a week: without them the overview would read every member there ever was.
    index('members_joined')
      .on(table.guildId, table.joinedAt)
      .where(sql`not is_bot`),
    index('members_left')
      .on(table.guildId, table.leftAt)
      .where(sql`left_at is not null and not is_bot`),
    // Includes the searched columns, so that scanning a list reads no table row.
    index('members_listed')
      .on(table.guildId, table.displayName, table.userId, table.searchText)
      .where(sql`left_at is null and not is_bot`),
    // The names that begin with what was typed, in order, also of those who left.
    index('members_by_name_start')
      .on(
        table.guildId,
        sql`(fold_name(${table.displayName}) collate "C")`,
        table.displayName,
        table.userId,
        table.leftAt,
      )
      .where(sql`not is_bot`),
    // Nulls are sorted as by `desc` in a query: only then is the index used.
    index('members_by_reputation').on(table.guildId, table.reputation.desc().nullsFirst(), table.userId),
    index('members_search_words').using('gin', table.guildId, table.searchText.op('gin_trgm_ops')),
    check('static_id_digits', sql`static_id ~ '^[0-9]{3,10}$'`),
  ],
);

/** What a channel allows and denies to one role or member, beyond the guild's own permissions. */
export interface ChannelOverwrite {
  id: string;
  kind: 'role' | 'member';
  /** Permission bits, as decimal text. */
  allow: string;
  deny: string;
}
