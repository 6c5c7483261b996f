import { WARNING_KINDS } from '@famiglia/contract/warnings/warning-kinds';
import { DISMISSAL_WAYS } from '@famiglia/contract/warnings/warnings';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake, version } from './columns.ts';
import { members } from './guilds.ts';

/** Warnings to members, kept when they are over. Whether one is active follows from its times. */
export const warnings = pgTable(
  'warnings',
  {
    id: uuid().primaryKey(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    kind: text({ enum: WARNING_KINDS }).notNull(),
    reason: text().notNull(),
    /** Points that it counts while it is active. */
    weight: smallint().notNull(),
    issuedBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    /** Null where it is active until somebody lifts it. */
    endsAt: moment(),
    /** When its end was recorded and the member told. */
    expiryNotedAt: moment(),
    liftedBy: snowflake(),
    liftedAt: moment(),
    liftReason: text(),
    /** The changes are in the activity. */
    version: version(),
    /** Storage keys of the proof and its thumbnail; empty where there is none. A trigger counts the guild's space. */
    fileKey: text().notNull().default(''),
    thumbnailKey: text().notNull().default(''),
    /** The size of both files. */
    bytes: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('warnings_of').on(table.guildId, table.userId, table.createdAt),
    index('warnings_by_time').on(table.guildId, table.createdAt, table.id),
    index('warnings_to_expire')
      .on(table.endsAt)
      .where(sql`lifted_at is null and expiry_noted_at is null`),
    index('warnings_file')
      .on(table.fileKey)
      .where(sql`file_key <> ''`),
    index('warnings_thumbnail')
      .on(table.thumbnailKey)
      .where(sql`file_key <> ''`),
    check('warning_kind_known', oneOf('kind', WARNING_KINDS)),
    check('warning_reason_length', sql`length(reason) between 1 and 300`),
    check('warning_weight_range', sql`weight between 0 and 100`),
    check('warning_ends_later', sql`ends_at > created_at`),
    check(
      'warning_lifted_whole',
      sql`(lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null)`,
    ),
    check('warning_over_once', sql`lifted_at is null or expiry_noted_at is null`),
  ],
);

/** Roles that the bot took because of warnings: only these does it give back. */
export const warningRoles = pgTable(
  'warning_roles',
  {
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    roleId: snowflake().notNull(),
    /** Null until Discord has done it. */
    takenAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId, table.roleId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
  ],
);

/** A leader's decision that somebody goes; the bot carries it out. */
export const dismissals = pgTable(
  'dismissals',
  {
    id: uuid().primaryKey(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    actorId: snowflake().notNull(),
    way: text({ enum: DISMISSAL_WAYS }).notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('dismissals_of').on(table.guildId, table.userId),
  ],
);
