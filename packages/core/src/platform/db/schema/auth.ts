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
    /** Kept by a trigger of the login history, which itself is dropped after 180 days. */
    lastLoginAt: moment(),
    /** Names as `foldName` writes them, and the id. */
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

/** A sign-in that has been sent to Discord and has not come back yet. */
export const loginAttempts = pgTable('login_attempts', {
  stateHash: bytes().primaryKey(),
  browserHash: bytes().notNull(),
  sealedVerifier: bytes().notNull(),
  returnTo: text().notNull(),
  expiresAt: moment().notNull(),
});

/** The one-time code that the callback hands to the panel. */
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
    /** However often it is refreshed, a session lasts no longer. */
    endsAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    check('session_ends_after_its_beginning', sql`ends_at > created_at`),
  ],
);

/**
 * Every token a session ever had. Only hashes are kept. The successor of a rotated token, with its cookie, is
 * sealed with that token itself, so that only its holder can be given the same answer again.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: bytes().primaryKey(),
    /** Hash of the cookie that came with this token. Tokens from before there was one cannot be refreshed. */
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
  /** The person's servers as Discord listed them last: its rate limit for that call is unpublished. */
  guilds: jsonb().$type<OauthGuild[]>(),
  guildsFetchedAt: moment(),
});

/**
 * Grants that nobody uses any more and that Discord has not been told about yet. Whose they are is known by a hash
 * alone: the person may have asked to be forgotten.
 */
export const discordRevocations = pgTable('discord_revocations', {
  id: uuid().primaryKey().defaultRandom(),
  personHash: bytes().notNull(),
  sealedToken: bytes().notNull(),
  retiredAt: moment().notNull(),
  /** When Discord was last asked, and could not be reached. */
  triedAt: moment(),
});

export interface OauthGuild {
  id: string;
  name: string;
  icon: string | null;
  /** Owner, Administrator or Manage Server by Discord's word: enough to offer an invitation, never to open a panel. */
  manages: boolean;
  /** Missing in lists that were kept before it was asked for. */
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
 * Sign-ins of a day from a country, kept by a trigger of the login history: counting a million rows anew for
 * each page of the list would be most of its time. Unknown countries count under an empty code.
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
