import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { moment, oneOf, snowflake, version } from './columns.ts';
import { guilds, members } from './guilds.ts';
import { ATTENDANCE_STATES, PARTICIPANT_LISTS } from '@famiglia/contract/events/events';
import type { SORTING_CRITERIA } from '@famiglia/contract/events/events';
import { ANSWERS } from '@famiglia/contract/rosters/answers';

/** What a list can belong to. */
export const ROSTER_KINDS = ['event', 'capt', 'contract'] as const;

/** A list that people sign up for. Each event, each capt and each contract has one. */
export const rosters = pgTable(
  'rosters',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    kind: text({ enum: ROSTER_KINDS }).notNull().default('event'),
    slots: integer().notNull(),
    /** How many squads it is divided into; 0 for most, which are never asked for any. */
    squadCount: integer().notNull().default(0),
    /** The guild's sorting when the roster was made: a later change does not reorder it. */
    criteria: text().array().$type<SortingCriterion[]>().notNull(),
    nextSequence: integer().notNull().default(1),
    mainCount: integer().notNull().default(0),
    reserveCount: integer().notNull().default(0),
    version: integer().notNull().default(0),
    /** From then on nobody joins or leaves by themselves; null where only a leader ends sign-up. */
    closesAt: moment(),
    /** Whoever gives up a place in main from then on leaves late; null in rosters of older versions. */
    lateFrom: moment(),
    /** The role that is mentioned when the roster is posted; the guild's own id means everyone who may join. */
    pingRoleId: snowflake(),
    /** How long before the start it is mentioned again if places are free; 0 for never. */
    pingAgainMinutes: integer().notNull().default(0),
    /** When the second ping is due; null if there is none, or it was sent. */
    pingAgainAt: moment(),
    /** When whoever created it is asked to mark who came; null once they were asked or it is over. */
    attendanceDueAt: moment(),
    /** Whether those selected get a private thread when sign-up ends. */
    thread: boolean().notNull().default(false),
    /** That thread in Discord. It stays known after it was deleted by hand, so that it is not made again. */
    threadId: snowflake(),
    /** Whether people can also answer that they will be late, are not sure or cannot come. */
    moreAnswers: boolean().notNull().default(false),
    /** When those who are not sure are asked; null if nobody is, or they were asked. */
    maybesDueAt: moment(),
    /** When leaders are told who of main is not in voice; null if they are not, or were told. */
    lineUpDueAt: moment(),
    /** When a leader had those pinged who had not answered; that happens once. */
    unansweredAskedAt: moment(),
    frozenAt: moment(),
    /** How often attendance was marked, corrected or undone: each of them pays under keys of its own. */
    settlements: integer().notNull().default(0),
    /** Set when attendance was marked: from then on the roster is part of people's history. */
    finishedAt: moment(),
  },
  (table) => [
    index('rosters_finished').on(table.guildId, table.finishedAt),
    check('roster_kind_known', oneOf('kind', ROSTER_KINDS)),
    check('slots_sensible', sql`slots between 1 and 500`),
    check('main_within_slots', sql`main_count between 0 and slots`),
    check('finished_is_frozen', sql`finished_at is null or frozen_at is not null`),
    check('ping_again_sensible', sql`ping_again_minutes between 0 and 1440`),
    check(
      'ping_again_planned',
      sql`ping_again_at is null or (ping_role_id is not null and ping_again_minutes > 0)`,
    ),
    index('rosters_pinging')
      .on(table.pingAgainAt)
      .where(sql`ping_again_at is not null`),
    index('rosters_unmarked')
      .on(table.attendanceDueAt)
      .where(sql`attendance_due_at is not null`),
    index('rosters_with_maybes')
      .on(table.maybesDueAt)
      .where(sql`maybes_due_at is not null`),
    index('rosters_lining_up')
      .on(table.lineUpDueAt)
      .where(sql`line_up_due_at is not null`),
    check('maybes_of_more_answers', sql`maybes_due_at is null or more_answers`),
    index('rosters_closing')
      .on(table.closesAt)
      .where(sql`frozen_at is null and closes_at is not null`),
    unique('roster_thread_once').on(table.threadId),
    check('squads_few', sql`squad_count between 0 and 10`),
  ],
);

/**
 * A named part of a roster's main list. Their places are the roster's places, and none has more people than places: both are
 * checked at commit. Role and leader refer to the mirror; a role that is deleted is needed no longer.
 */
export const rosterSquads = pgTable(
  'roster_squads',
  {
    rosterId: uuid()
      .notNull()
      .references(() => rosters.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    guildId: snowflake().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    slots: integer().notNull(),
    roleId: snowflake(),
    leaderId: snowflake(),
  },
  (table) => [
    primaryKey({ columns: [table.rosterId, table.id] }),
    foreignKey({
      columns: [table.guildId, table.leaderId],
      foreignColumns: [members.guildId, members.userId],
    }),
    unique('squad_position').on(table.rosterId, table.position),
    unique('squad_name').on(table.rosterId, table.name),
    index('roster_squads_by_leader').on(table.guildId, table.leaderId),
    index('roster_squads_by_role').on(table.guildId, table.roleId),
    check('squad_position_counts', sql`position >= 1`),
    check('squad_slots_sensible', sql`slots between 1 and 500`),
    check('squad_named', sql`char_length(btrim(name)) between 1 and 32`),
  ],
);

/**
 * One participant of a roster. Turns (`sequence`) and places are unique, places start at 1 and in main never exceed the roster's `slots`: a
 * trigger compares them once for each statement (functions/roster-places-are-whole.sql), because one check for each person who moved cost
 * as much as the move. It also asks for the roster, and another takes its people along. Their memberships are asked for once a statement
 * too (functions/roster-people-are-members.sql). That places have no gaps is checked at commit.
 */
export const rosterEntries = pgTable(
  'roster_entries',
  {
    rosterId: uuid().notNull(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    sequence: integer().notNull(),
    signedUpAt: moment().notNull(),
    choseReserve: boolean().notNull(),
    pinned: text({ enum: ['in', 'out'] }),
    pinnedBy: snowflake(),
    /** `walk_in`: came without having signed up; added when attendance is marked. */
    list: text({ enum: PARTICIPANT_LISTS }).notNull(),
    position: integer().notNull(),
    /** The squad they stand in. A person who is pinned in and waits keeps the one that a leader put them into. */
    squad: uuid('squad_id'),
    /** The squad they asked for; null means any. */
    wantedSquad: uuid('wanted_squad_id'),
    reason: jsonb().$type<Reason>().notNull(),
    attendance: text({ enum: ATTENDANCE_STATES }),
  },
  (table) => [
    primaryKey({ columns: [table.rosterId, table.userId] }),
    index('roster_entries_by_person').on(table.guildId, table.userId),
    check('list_known', oneOf('list', PARTICIPANT_LISTS)),
    check('attendance_known', oneOf('attendance', ATTENDANCE_STATES)),
    check('walk_in_came', sql`list <> 'walk_in' or attendance is not distinct from 'attended'`),
    check('pin_known', sql`pinned in ('in', 'out')`),
    check('squad_has_place', sql`squad_id is null or list = 'main' or pinned = 'in'`),
    check('place_exists', sql`position >= 1`),
  ],
);

/**
 * The code by which those in main find each other in the game, in a table of its own so that nothing that reads rosters reads it.
 * The row stays after the code was removed: its version goes on.
 */
export const rosterCodes = pgTable(
  'roster_codes',
  {
    rosterId: uuid()
      .primaryKey()
      .references(() => rosters.id, { onDelete: 'cascade' }),
    guildId: snowflake().notNull(),
    code: text(),
    version: version(),
  },
  () => [check('group_code_short', sql`char_length(code) between 1 and 40`)],
);

/** Who gave up a place in main too late for somebody else to take it well. Joining again before the cut-off deletes the row. */
export const rosterLateLeaves = pgTable(
  'roster_late_leaves',
  {
    rosterId: uuid()
      .notNull()
      .references(() => rosters.id, { onDelete: 'cascade' }),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    leftAt: moment().notNull(),
    excused: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.rosterId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('roster_late_leaves_of_member').on(table.guildId, table.userId),
  ],
);

/**
 * What people answered besides plus and minus. Who will be late is on the list as well, the others are not; no answer outlives
 * the switch of its roster. All of them are written under the roster's lock.
 */
export const rosterAnswers = pgTable(
  'roster_answers',
  {
    rosterId: uuid()
      .notNull()
      .references(() => rosters.id, { onDelete: 'cascade' }),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    answer: text({ enum: ANSWERS }).notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rosterId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('roster_answers_of_member').on(table.guildId, table.userId),
    check('answer_known', oneOf('answer', ANSWERS)),
  ],
);

/** Whom the bot brought into a roster's thread. Whoever came by another way is not its to remove. */
export const rosterThreadMembers = pgTable(
  'roster_thread_members',
  {
    rosterId: uuid()
      .notNull()
      .references(() => rosters.id, { onDelete: 'cascade' }),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rosterId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('roster_thread_members_of_member').on(table.guildId, table.userId),
  ],
);

/**
 * Keys of clicks that were counted: Discord may deliver a click twice. No foreign key, because asking for the roster once per click
 * would cost more than the row: keys are written under the lock of their roster's row, and a trigger deletes them with it.
 */
export const rosterClicks = pgTable(
  'roster_clicks',
  {
    rosterId: uuid().notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rosterId, table.key] })],
);

export type SortingCriterion = (typeof SORTING_CRITERIA)[number];

/**
 * Why a participant has their place: the criterion, their value and that of the last one in main. With squads also which of
 * them it speaks of: the one that was full, or whose role is missing.
 */
export interface Reason {
  criterion: SortingCriterion | 'room' | 'pinned' | 'chose_reserve' | 'squad_role' | 'squad_leader';
  mine: string | null;
  cutoff: string | null;
  squad?: string;
}
