import { CAPT_SIDES } from '@famiglia/contract/capts/capts';
import { WAR_DECISIONS, WAR_STATUSES, WAR_WINNERS } from '@famiglia/contract/wars/wars';
import type { WarReport } from '@famiglia/contract/wars/wars';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { capts } from './capts.ts';
import { bytes, moment, oneOf, snowflake, version } from './columns.ts';
import { guilds } from './guilds.ts';

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

/** A war of the game as feeds tell it, and what a leader decided about it. After that no feed changes it. */
export const wars = pgTable(
  'wars',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId(),
    server: text(),
    attacker: text().notNull(),
    defender: text().notNull(),
    ourSide: text({ enum: CAPT_SIDES }).notNull(),
    territory: text(),
    map: text(),
    maxPlayers: integer(),
    startsAt: moment().notNull(),
    /** Null while it runs, and where nobody knows when it ended. */
    endedAt: moment(),
    winner: text({ enum: WAR_WINNERS }),
    scoreAttacker: integer(),
    scoreDefender: integer(),
    /** `gone` once every feed that told of it took it back. */
    status: text({ enum: WAR_STATUSES }).notNull(),
    /** The capt that it fills. */
    captId: uuid().references(() => capts.id, { onDelete: 'set null' }),
    decision: text({ enum: WAR_DECISIONS }).notNull().default('pending'),
    decidedBy: snowflake(),
    decidedAt: moment(),
    /** What a feed says since then that differs: shown, never applied. */
    later: jsonb().$type<WarReport>(),
    laterAt: moment(),
    firstSeenAt: moment().notNull(),
    changedAt: moment().notNull(),
    version: version(),
  },
  (table) => [
    unique('war_of_guild').on(table.id, table.guildId),
    unique('war_of_capt').on(table.captId),
    index('wars_by_start').on(table.guildId, table.startsAt),
    index('wars_active')
      .on(table.id)
      .where(sql`status = 'active'`),
    index('wars_by_first_seen').on(table.guildId, table.firstSeenAt),
    check('war_side_known', oneOf('our_side', CAPT_SIDES)),
    check('war_status_known', oneOf('status', WAR_STATUSES)),
    check('war_winner_known', oneOf('winner', WAR_WINNERS)),
    check('war_decision_known', oneOf('decision', WAR_DECISIONS)),
    check('war_sides_named', sql`attacker <> '' and defender <> ''`),
    check('war_places_sensible', sql`max_players between 1 and 500`),
    check(
      'war_scores_sensible',
      sql`score_attacker between 0 and 100000 and score_defender between 0 and 100000`,
    ),
    check('war_ends_after_start', sql`ended_at >= starts_at`),
    check('war_result_of_the_finished', sql`status <> 'active' or (ended_at is null and winner is null)`),
    check('war_decided_when', sql`(decision = 'pending') = (decided_at is null)`),
    // Left aside after a week by nobody.
    check('war_decider_known', sql`decided_by is not null or decision <> 'confirmed'`),
    check('war_decider_of_the_decided', sql`decided_by is null or decided_at is not null`),
    check('war_later_of_the_decided', sql`later is null or decision <> 'pending'`),
    check('war_later_when', sql`(later is null) = (later_at is null)`),
  ],
);

/** Which feeds told of a war, under which key of their own, and what each of them said last. */
export const warSources = pgTable(
  'war_sources',
  {
    guildId: snowflake().notNull(),
    /** `key:<id of the key>`, `channel`, or the name of a monitor. */
    source: text().notNull(),
    /** `id:` and the feed's own id; or sides, place and start of a war without one. */
    externalKey: text().notNull(),
    warId: uuid().notNull(),
    report: jsonb().$type<WarReport>().notNull(),
    /** Of the report: the same again changes nothing. */
    digest: bytes().notNull(),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    /** When this feed took the war back. */
    goneAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.source, table.externalKey] }),
    foreignKey({
      columns: [table.warId, table.guildId],
      foreignColumns: [wars.id, wars.guildId],
    }).onDelete('cascade'),
    // Two ids of one feed are two wars.
    unique('war_source_once').on(table.warId, table.source),
    // A monitor tells of the same war to several guilds.
    index('war_sources_by_key').on(table.source, table.externalKey),
  ],
);

/** The numbers of one player of either side, as feeds told them. */
export const warPlayers = pgTable(
  'war_players',
  {
    warId: uuid().notNull(),
    guildId: snowflake().notNull(),
    /** From 1: attackers first, those with the most damage first. */
    position: integer().notNull(),
    side: text({ enum: CAPT_SIDES }).notNull(),
    nick: text().notNull(),
    kills: integer(),
    damage: integer(),
    hitPercent: doublePrecision(),
    headshotPercent: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.warId, table.position] }),
    foreignKey({
      columns: [table.warId, table.guildId],
      foreignColumns: [wars.id, wars.guildId],
    }).onDelete('cascade'),
    check('war_player_side_known', oneOf('side', CAPT_SIDES)),
    check('war_player_named', sql`nick <> ''`),
    check('war_player_damage_sensible', sql`damage between 0 and 10000000`),
    check('war_player_kills_sensible', sql`kills between 0 and 1000`),
    check(
      'war_player_hits_sensible',
      sql`hit_percent between 0 and 100 and headshot_percent between 0 and 100`,
    ),
  ],
);
