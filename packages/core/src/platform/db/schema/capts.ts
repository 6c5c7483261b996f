import {
  CAPT_RESULTS,
  CAPT_SIDES,
  CAPT_STATUSES,
  PLAYER_SIDES,
  PLAYER_SOURCES,
} from '@famiglia/contract/capts/capts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake, version } from './columns.ts';
import { fightKinds } from './fight-kinds.ts';
import { guilds, members } from './guilds.ts';
import { rosters } from './rosters.ts';

const sum = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * A capt is a roster with an opponent and a result: both have the same id. A trigger updates the sums below with every
 * change of a player, so that statistics over years read one row a capt.
 */
export const capts = pgTable(
  'capts',
  {
    id: uuid()
      .primaryKey()
      .references(() => rosters.id, { onDelete: 'cascade' }),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    opponent: text().notNull(),
    /** The opponent's name in one spelling, so that it counts as one family. */
    opponentKey: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(opponent)`),
    side: text({ enum: CAPT_SIDES }).notNull(),
    territory: text().notNull(),
    startsAt: moment().notNull(),
    status: text({ enum: CAPT_STATUSES }).notNull().default('open'),
    result: text({ enum: CAPT_RESULTS }),
    scoreOurs: integer(),
    scoreTheirs: integer(),
    notes: text().notNull(),
    /** For coming. The three below are paid on top of it, by the result. */
    reward: integer().notNull(),
    rewardWin: integer().notNull().default(0),
    rewardLoss: integer().notNull().default(0),
    rewardDraw: integer().notNull().default(0),
    fightKindId: uuid(),
    version: version(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    closedBy: snowflake(),
    closedAt: moment(),
    /** Who entered the result, or cancelled it. */
    endedBy: snowflake(),
    endedAt: moment(),
    cancelReason: text(),
    deletedBy: snowflake(),
    deletedAt: moment(),
    /** Set for capts that statistics count: played and not deleted. */
    playedAt: moment().generatedAlwaysAs(
      sql`case when status = 'finished' and deleted_at is null then starts_at end`,
    ),
    players: integer().notNull().default(0),
    playersUpdatedBy: snowflake(),
    damage: sum(),
    kills: sum(),
    deaths: sum(),
    /** Of the opponent's players, as far as they were entered. */
    damageTheirs: sum(),
    mvpUserId: snowflake(),
    /** The highest damage of one of our players; records are found among these. */
    bestDamage: integer().notNull().default(0),
    bestKills: integer().notNull().default(0),
    /** How many people had a place, and how many of them came. */
    selected: integer().notNull().default(0),
    came: integer().notNull().default(0),
  },
  (table) => [
    unique('capt_of_guild').on(table.id, table.guildId),
    foreignKey({
      name: 'capt_fight_kind_exists',
      columns: [table.fightKindId, table.guildId],
      foreignColumns: [fightKinds.id, fightKinds.guildId],
    }),
    index('capts_by_fight_kind')
      .on(table.fightKindId, table.startsAt)
      .where(sql`fight_kind_id is not null`),
    index('capts_by_start').on(table.guildId, table.startsAt),
    index('capts_played').on(table.guildId, table.playedAt),
    check('capt_side_known', oneOf('side', CAPT_SIDES)),
    check('capt_status_known', oneOf('status', CAPT_STATUSES)),
    check('capt_result_known', oneOf('result', CAPT_RESULTS)),
    check('capt_result_of_the_finished', sql`(status = 'finished') = (result is not null)`),
    check('capt_scores_sensible', sql`score_ours between 0 and 100000 and score_theirs between 0 and 100000`),
    check('capt_reward_sensible', sql`reward between 0 and 100000`),
    check(
      'capt_results_sensible',
      sql`reward_win between 0 and 100000 and reward_loss between 0 and 100000 and reward_draw between 0 and 100000`,
    ),
    check('capt_closed_when', sql`status not in ('closed', 'finished') or closed_at is not null`),
    check('capt_ended_when', sql`(status in ('finished', 'cancelled')) = (ended_at is not null)`),
    check('capt_deleted_by_somebody', sql`(deleted_at is null) = (deleted_by is null)`),
  ],
);

/** The numbers of one player in one capt. */
export const captPlayers = pgTable(
  'capt_players',
  {
    captId: uuid().notNull(),
    guildId: snowflake().notNull(),
    /** The order in which they were entered, from 1. */
    position: integer().notNull(),
    /** Null for a player who is not a member. */
    userId: snowflake(),
    nick: text().notNull(),
    side: text({ enum: PLAYER_SIDES }).notNull(),
    damage: integer().notNull(),
    kills: integer().notNull(),
    deaths: integer().notNull(),
    hitPercent: doublePrecision(),
    headshotPercent: doublePrecision(),
    /** Where the numbers come from; null in rows that are older than this column. */
    source: text({ enum: PLAYER_SOURCES }),
    /** Copied from the capt by a trigger, so that one index answers for a player's history. */
    playedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.captId, table.position] }),
    foreignKey({
      columns: [table.captId, table.guildId],
      foreignColumns: [capts.id, capts.guildId],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    unique('capt_player_once').on(table.captId, table.userId),
    index('capt_players_of_member').on(table.guildId, table.userId),
    index('capt_players_past')
      .on(table.guildId, table.userId, table.playedAt, table.damage, table.kills, table.deaths)
      .where(sql`side = 'ours' and user_id is not null and played_at is not null`),
    index('capt_players_season')
      .on(table.guildId, table.playedAt, table.userId, table.damage, table.kills, table.deaths)
      .where(sql`side = 'ours' and user_id is not null and played_at is not null`),
    check('player_side_known', oneOf('side', PLAYER_SIDES)),
    check('player_source_known', oneOf('source', PLAYER_SOURCES)),
    check('player_damage_sensible', sql`damage between 0 and 10000000`),
    check('player_kills_sensible', sql`kills between 0 and 1000 and deaths between 0 and 1000`),
    check('player_hits_sensible', sql`hit_percent between 0 and 100 and headshot_percent between 0 and 100`),
  ],
);

/** Links to videos of a capt. */
export const captRecordings = pgTable(
  'capt_recordings',
  {
    id: uuid().primaryKey().defaultRandom(),
    captId: uuid().notNull(),
    guildId: snowflake().notNull(),
    url: text().notNull(),
    /** Whose view the video shows. */
    userId: snowflake(),
    addedBy: snowflake().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.captId, table.guildId],
      foreignColumns: [capts.id, capts.guildId],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    unique('capt_recording_once').on(table.captId, table.url),
    index('capt_recordings_of_member').on(table.guildId, table.userId),
  ],
);

/** Spellings of nicks that a person confirmed to mean a member. */
export const captAliases = pgTable(
  'capt_aliases',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake().notNull(),
    nick: text().notNull(),
    nickKey: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(nick)`),
    userId: snowflake().notNull(),
    learntBy: snowflake().notNull(),
    learntAt: moment().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    unique('capt_alias_once').on(table.guildId, table.nickKey),
    index('capt_aliases_of_member').on(table.guildId, table.userId),
  ],
);

/** Who had a place in a played capt, and whether they came. */
export const captCalls = pgTable(
  'capt_calls',
  {
    captId: uuid().notNull(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    came: boolean().notNull(),
    /** Copied from the capt by a trigger. */
    playedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.captId, table.userId] }),
    foreignKey({
      columns: [table.captId, table.guildId],
      foreignColumns: [capts.id, capts.guildId],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('capt_calls_of_member').on(table.guildId, table.userId),
    index('capt_calls_season')
      .on(table.guildId, table.playedAt, table.userId, table.came)
      .where(sql`played_at is not null`),
  ],
);

/**
 * Each member's totals over all capts. A trigger updates them with every change, so that one row a member is enough.
 */
export const captMemberSums = pgTable(
  'capt_member_sums',
  {
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    capts: integer().notNull().default(0),
    damage: sum(),
    kills: sum(),
    deaths: sum(),
    selected: integer().notNull().default(0),
    came: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId] }),
    foreignKey({
      columns: [table.guildId, table.userId],
      foreignColumns: [members.guildId, members.userId],
    }).onDelete('cascade'),
  ],
);
