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
import { moment, snowflake } from './columns.ts';
import { guilds, members } from './guilds.ts';
import type { SORTING_CRITERIA } from '@famiglia/contract/events';

/** A list that people sign up for. Each event and each capt has one. */
export const rosters = pgTable(
  'rosters',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['event', 'capt'] })
      .notNull()
      .default('event'),
    slots: integer().notNull(),
    /** The guild's sorting when the roster was made: a later change does not reorder it. */
    criteria: text().array().$type<SortingCriterion[]>().notNull(),
    nextSequence: integer().notNull().default(1),
    mainCount: integer().notNull().default(0),
    reserveCount: integer().notNull().default(0),
    version: integer().notNull().default(0),
    frozenAt: moment(),
    /** Set when attendance was marked: from then on the roster is part of people's history. */
    finishedAt: moment(),
  },
  (table) => [
    unique('roster_slots').on(table.id, table.slots),
    index('rosters_finished').on(table.guildId, table.finishedAt),
    check('roster_kind_known', sql`kind in ('event', 'capt')`),
    check('slots_sensible', sql`slots between 1 and 500`),
    check('main_within_slots', sql`main_count between 0 and slots`),
  ],
);

/**
 * One participant of a roster. Places are unique, start at 1 and in main never exceed `slots` (which the row has by its
 * foreign key), so more people than places cannot be stored. That places have no gaps is checked at commit.
 */
export const rosterEntries = pgTable(
  'roster_entries',
  {
    rosterId: uuid().notNull(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    slots: integer().notNull(),
    sequence: integer().notNull(),
    signedUpAt: moment().notNull(),
    choseReserve: boolean().notNull(),
    pinned: text({ enum: ['in', 'out'] }),
    pinnedBy: snowflake(),
    list: text({ enum: ['main', 'reserve'] }).notNull(),
    position: integer().notNull(),
    reason: jsonb().$type<Reason>().notNull(),
    attended: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.rosterId, table.userId] }),
    foreignKey({ columns: [table.rosterId, table.slots], foreignColumns: [rosters.id, rosters.slots] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    unique('roster_sequence').on(table.rosterId, table.sequence),
    index('roster_entries_by_person').on(table.guildId, table.userId),
    check('list_known', sql`list in ('main', 'reserve')`),
    check('pin_known', sql`pinned in ('in', 'out')`),
    check('place_exists', sql`position >= 1 and (list = 'reserve' or position <= slots)`),
  ],
);

/** Keys of clicks that were counted: Discord may deliver a click twice. */
export const rosterClicks = pgTable(
  'roster_clicks',
  {
    rosterId: uuid()
      .notNull()
      .references(() => rosters.id, { onDelete: 'cascade' }),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rosterId, table.key] })],
);

export type SortingCriterion = (typeof SORTING_CRITERIA)[number];

/** Why a participant has their place: the criterion, their value and that of the last one in main. */
export interface Reason {
  criterion: SortingCriterion | 'pinned' | 'chose_reserve';
  mine: string | null;
  cutoff: string | null;
}
