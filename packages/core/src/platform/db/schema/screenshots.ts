import { SCREENSHOT_KINDS, SCREENSHOT_STATUSES } from '@famiglia/contract/screenshots/screenshots';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bytes, moment, oneOf, snowflake } from './columns.ts';
import { members } from './guilds.ts';

/** A screenshot that a member sent as proof, copied to our own storage. */
export const screenshots = pgTable(
  'screenshots',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    kind: text({ enum: SCREENSHOT_KINDS }).notNull(),
    status: text({ enum: SCREENSHOT_STATUSES }).notNull(),
    /** The message or interaction that it came with, and its index there: one file becomes one screenshot. */
    sourceId: snowflake().notNull(),
    place: smallint().notNull(),
    submittedAt: moment().notNull(),
    /** Of the original file. */
    sha256: bytes().notNull(),
    /** Storage keys of the screenshot and its thumbnail. */
    fileKey: text().notNull(),
    thumbnailKey: text().notNull(),
    /** The size of both files, while they are kept. */
    bytes: integer().notNull().default(0),
    width: integer().notNull(),
    height: integer().notNull(),
    reward: integer().notNull(),
    /** Null where the guild's rule decided, not a person. */
    moderatedBy: snowflake(),
    moderatedAt: moment(),
    comment: text(),
    /** The most similar earlier screenshot of the same guild, if it is similar enough. */
    looksLike: uuid().references((): AnyPgColumn => screenshots.id),
    looksLikeDistance: smallint(),
    looksLikeMirrored: boolean(),
  },
  (table) => [
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    unique('screenshots_once').on(table.guildId, table.sourceId, table.place),
    // Ascending and read backwards: a DESC index sorts nulls differently from the queries.
    index('screenshots_of_member').on(table.guildId, table.userId, table.submittedAt, table.id),
    index('screenshots_by_status').on(table.guildId, table.kind, table.status, table.submittedAt, table.id),
    index('screenshots_by_time').on(table.guildId, table.kind, table.submittedAt, table.id),
    // Includes all columns from which the moderators' numbers are computed.
    index('screenshots_decided')
      .on(
        table.guildId,
        table.kind,
        table.moderatedAt,
        table.moderatedBy,
        table.status,
        table.userId,
        table.submittedAt,
      )
      .where(sql`moderated_at is not null`),
    index('screenshots_rejected')
      .on(table.moderatedAt)
      .where(sql`status = 'rejected' and file_key <> ''`),
    // Whose screenshots were approved, without a look at the rows.
    index('screenshots_approved')
      .on(table.guildId, table.submittedAt, table.userId)
      .where(sql`status = 'approved' and kind <> 'reports'`),
    // Finds exact copies of a file.
    index('screenshots_sha256').on(table.guildId, table.sha256),
    index('screenshots_file').on(table.fileKey),
    index('screenshots_thumbnail').on(table.thumbnailKey),
    check('screenshot_kind_known', oneOf('kind', SCREENSHOT_KINDS)),
    check('screenshot_status_known', oneOf('status', SCREENSHOT_STATUSES)),
    check(
      'pending_is_undecided',
      sql`status <> 'pending' or (moderated_by is null and moderated_at is null)`,
    ),
    check(
      'look_alike_whole',
      sql`(looks_like is null) = (looks_like_distance is null) and (looks_like is null) = (looks_like_mirrored is null)`,
    ),
  ],
);

/** The total of a guild's stored screenshots, counted by a trigger. */
export const screenshotSpace = pgTable('picture_space', {
  guildId: snowflake().primaryKey(),
  pictures: integer().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
});

const bits = customType<{ data: string; config: { length: number }; configRequired: true }>({
  dataType: ({ length }) => `bit(${length})`,
});

const band = (from: number, length: number) =>
  smallint()
    .notNull()
    .generatedAlwaysAs(sql.raw(`substring(phash from ${from} for ${length})::integer`));

/**
 * The hashes of a screenshot, for finding similar ones. Hashes that differ in at most 12 of 64 bits differ in at most 2
 * bits of one of five bands, so a search reads a few thousand index entries instead of all rows of the guild.
 */
export const screenshotHashes = pgTable(
  'screenshot_prints',
  {
    screenshotId: uuid()
      .primaryKey()
      .references(() => screenshots.id),
    guildId: snowflake().notNull(),
    phash: bits({ length: 64 }).notNull(),
    dhash: bits({ length: 256 }).notNull(),
    band1: band(1, 13),
    band2: band(14, 13),
    band3: band(27, 13),
    band4: band(40, 13),
    band5: band(53, 12),
  },
  (table) => [
    index('prints_band1').on(table.guildId, table.band1),
    index('prints_band2').on(table.guildId, table.band2),
    index('prints_band3').on(table.guildId, table.band3),
    index('prints_band4').on(table.guildId, table.band4),
    index('prints_band5').on(table.guildId, table.band5),
  ],
);

/** A message or a command that brought screenshots. It is written before anything is copied. */
export const submissions = pgTable(
  'submissions',
  {
    guildId: snowflake().notNull(),
    sourceId: snowflake().notNull(),
    origin: text({ enum: ['message', 'interaction'] }).notNull(),
    kind: text({ enum: SCREENSHOT_KINDS }).notNull(),
    userId: snowflake().notNull(),
    channelId: snowflake().notNull(),
    submittedAt: moment().notNull(),
    /** The bot's own message with the result. */
    answerMessageId: snowflake(),
    answeredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.sourceId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('submissions_of_member').on(table.guildId, table.userId),
  ],
);

/** One file of a submission that is to become a screenshot. */
export const submittedFiles = pgTable(
  'submitted_files',
  {
    guildId: snowflake().notNull(),
    sourceId: snowflake().notNull(),
    place: smallint().notNull(),
    /** Discord's address of the file, valid for a day. */
    url: text().notNull(),
    state: text({ enum: ['waiting', 'taken', 'refused'] })
      .notNull()
      .default('waiting'),
    /** The error code of a refusal. */
    refusal: text(),
    screenshotId: uuid().references(() => screenshots.id),
    /** When copying first failed: from then on the member knows that it takes longer. */
    failedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.sourceId, table.place] }),
    foreignKey({
      columns: [table.guildId, table.sourceId],
      foreignColumns: [submissions.guildId, submissions.sourceId],
    }),
    index('files_waiting')
      .on(table.guildId, table.sourceId)
      .where(sql`state = 'waiting'`),
    check('file_taken_is_screenshot', sql`(state = 'taken') = (screenshot_id is not null)`),
    check('file_refused_has_code', sql`(state = 'refused') = (refusal is not null)`),
  ],
);

/** How far a channel was read, so that messages posted while the bot was away are found. */
export const channelMarks = pgTable(
  'channel_marks',
  {
    guildId: snowflake().notNull(),
    channelId: snowflake().notNull(),
    /** Earlier messages are never read: the channel was not configured yet. */
    firstMessageId: snowflake().notNull(),
    lastMessageId: snowflake().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.channelId] })],
);
