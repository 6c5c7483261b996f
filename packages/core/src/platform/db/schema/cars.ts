import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, snowflake, version } from './columns.ts';
import { guilds, members } from './guilds.ts';

/** A car of a family. Whoever has it stands in its row, so that no car has two holders. */
export const cars = pgTable(
  'cars',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    plate: text().notNull(),
    /** A role that is deleted in Discord stays here until a leader chooses another one: until then nobody takes the car. */
    neededRoleId: snowflake(),
    note: text().notNull(),
    holderId: snowflake(),
    takenAt: moment(),
    /** When the holder was reminded to return it. */
    remindedAt: moment(),
    /** Raised by edits of the fields above the holder. */
    version: version(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.guildId, table.holderId],
      foreignColumns: [members.guildId, members.userId],
    }),
    uniqueIndex('car_named_once').on(table.guildId, sql`lower(name)`, sql`lower(plate)`),
    index('cars_held')
      .on(table.guildId, table.holderId)
      .where(sql`holder_id is not null`),
    check('car_named', sql`char_length(btrim(name)) between 1 and 40`),
    check('car_plate_short', sql`char_length(plate) <= 16`),
    check('car_note_short', sql`char_length(note) <= 100`),
    check('car_held_since', sql`(holder_id is null) = (taken_at is null)`),
    check('car_reminded_holder', sql`reminded_at is null or holder_id is not null`),
  ],
);
