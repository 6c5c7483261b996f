import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, moment, snowflake } from './columns.ts';

/** People who have signed in to the panel. */
export const users = pgTable(
  'users',
  {
    id: snowflake().primaryKey(),
    username: text().notNull(),
    globalName: text(),
    avatarPath: text(),
    firstSeenAt: moment().notNull().defaultNow(),
    /** Updated by a trigger of the login history, whose rows are deleted after 180 days. */
    lastLoginAt: moment(),
    /** Names in the form of `foldName`, and the id. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_name(username || ' ' || coalesce(global_name, '') || ' ' || id::text)`),
  },
  (table) => [
    index('users_search_words').using('gin', table.searchText.op('gin_trgm_ops')),
    index('users_by_last_login').on(table.lastLoginAt.desc().nullsLast(), table.id),
    index('users_by_first_seen').on(table.firstSeenAt.desc(), table.id),
  ],
);

const userId = () =>
  snowflake()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A sign-in that was sent to Discord and has not returned yet. */
export const loginAttempts = pgTable('login_attempts', {
  stateHash: bytes().primaryKey(),
  browserHash: bytes().notNull(),
  sealedVerifier: bytes().notNull(),
  returnTo: text().notNull(),
  expiresAt: moment().notNull(),
});

/** The one-time code from the callback to the panel. */
export const loginCodes = pgTable(
  'login_codes',
  {
    codeHash: bytes().primaryKey(),
    browserHash: bytes().notNull(),
    userId: userId(),
    returnTo: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('login_codes_by_user').on(table.userId)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    createdAt: moment().notNull(),
    /** The session ends then, however often it is refreshed. */
    endsAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    check('session_ends_after_its_beginning', sql`ends_at > created_at`),
  ],
);

/**
 * Every token that a session had, as hashes. The successor of a rotated token, with its cookie, is encrypted with that
 * token itself, so that only its holder can get the same answer again.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: bytes().primaryKey(),
    /** Hash of the cookie that came with this token. Tokens from before there were cookies cannot be refreshed. */
    refreshKeyHash: bytes(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    rotatedAt: moment(),
    sealedSuccessor: bytes(),
  },
  (table) => [index('session_tokens_by_session').on(table.sessionId)],
);

/** Discord's own tokens, encrypted; they never leave the server. */
export const discordGrants = pgTable('discord_grants', {
  userId: userId().primaryKey(),
  sealedAccessToken: bytes().notNull(),
  sealedRefreshToken: bytes().notNull(),
  expiresAt: moment().notNull(),
  /** The person's servers as Discord last listed them: the rate limit of that call is not published. */
  guilds: jsonb().$type<OauthGuild[]>(),
  guildsFetchedAt: moment(),
});

/**
 * Grants that are no longer used and are not yet revoked at Discord. Their owner is stored as a hash only: the person
 * may have asked to be forgotten.
 */
export const discordRevocations = pgTable('discord_revocations', {
  id: uuid().primaryKey().defaultRandom(),
  personHash: bytes().notNull(),
  sealedToken: bytes().notNull(),
  retiredAt: moment().notNull(),
  /** The last failed attempt to reach Discord. */
  triedAt: moment(),
});

export interface OauthGuild {
  id: string;
  name: string;
  icon: string | null;
  /**
   * Whether Discord says owner, Administrator or Manage Server: enough to offer an invitation, never to open a panel.
   */
  manages: boolean;
  /** Missing in lists that were stored by older versions. */
  owner?: boolean;
}

export const loginHistory = pgTable(
  'login_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    sessionId: uuid().notNull().unique(),
    at: moment().notNull(),
    ip: inet().notNull(),
    countryCode: text(),
    userAgent: text().notNull(),
  },
  (table) => [
    index('login_history_by_user').on(table.userId, table.id),
    index('login_history_by_country').on(table.countryCode, table.id),
    index('login_history_by_ip').on(table.ip, table.id),
    index('login_history_by_time').on(table.at),
  ],
);

/**
 * Sign-ins per day and country, counted by a trigger of the login history: counting a million rows for each page of the
 * list would be too slow. Unknown countries have an empty code.
 */
export const loginCounts = pgTable(
  'login_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    countryCode: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.countryCode] }),
    check('count_not_negative', sql`count >= 0`),
  ],
);
