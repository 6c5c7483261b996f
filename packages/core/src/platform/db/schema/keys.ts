import type { Permission } from '@famiglia/contract/access/permissions';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, oneOf, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** What a key opens: the feed of wars and nothing else, or the API as far as its permissions go. */
export const KEY_KINDS = ['wars', 'api'] as const;

/** By what programs of a family are known. Only the hash of a key is stored. */
export const guildKeys = pgTable(
  'guild_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    opens: text({ enum: KEY_KINDS }).notNull().default('wars'),
    name: text().notNull(),
    hash: bytes().notNull(),
    /** The key's last four characters. */
    hint: text().notNull(),
    /** Chosen for a key of the API. It has them while whoever made it has them. */
    permissions: text().array().$type<Permission[]>().notNull().default([]),
    callsPerMinute: integer(),
    expiresAt: moment(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    /** Written at most once a minute. */
    lastUsedAt: moment(),
    revokedBy: snowflake(),
    revokedAt: moment(),
  },
  (table) => [
    unique('guild_key_once').on(table.hash),
    index('guild_keys_of').on(table.guildId, table.createdAt),
    check('guild_key_opens_something', oneOf('opens', KEY_KINDS)),
    check('guild_key_named', sql`char_length(name) between 1 and 40`),
    check('guild_key_hint_length', sql`char_length(hint) = 4`),
    check('guild_key_chosen', sql`(opens = 'api') = (cardinality(permissions) > 0)`),
    check('guild_key_limited', sql`(opens = 'api') = (calls_per_minute is not null)`),
    check('guild_key_revoked_by_somebody', sql`(revoked_at is null) = (revoked_by is null)`),
  ],
);
