import { bigint, index, inet, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, snowflake } from './columns.ts';

/** People who have signed in to the panel. */
export const users = pgTable('users', {
  id: snowflake().primaryKey(),
  username: text().notNull(),
  globalName: text(),
  avatarPath: text(),
  firstSeenAt: moment().notNull().defaultNow(),
});

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
export const loginCodes = pgTable('login_codes', {
  codeHash: bytes().primaryKey(),
  browserHash: bytes().notNull(),
  userId: userId(),
  returnTo: text().notNull(),
  expiresAt: moment().notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/**
 * Every token a session ever had. Only hashes are kept. The successor of a rotated token is sealed with
 * that token itself, so that only its holder can be given the same answer again.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: bytes().primaryKey(),
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

export interface OauthGuild {
  id: string;
  name: string;
  icon: string | null;
  /** Owner, Administrator or Manage Server by Discord's word: enough to offer an invitation, never to open a panel. */
  manages: boolean;
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
  (table) => [index('login_history_by_user').on(table.userId, table.id)],
);
