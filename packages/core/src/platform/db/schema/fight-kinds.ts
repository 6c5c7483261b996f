import { CAPT_SIDES } from '@famiglia/contract/capts/capts';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake, version } from './columns.ts';
import { eventPictures } from './event-pictures.ts';
import { eventTemplates } from './event-templates.ts';
import { guilds } from './guilds.ts';

const more = () => integer().notNull().default(0);

/**
 * A kind of fight of one guild. It gives new events and capts their defaults, which are copied, and its name, which is not. The row
 * of a deleted kind stays as long as an event or a capt carries it.
 */
export const fightKinds = pgTable(
  'fight_kinds',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    emoji: text(),
    color: integer(),
    pictureId: uuid(),
    side: text({ enum: CAPT_SIDES }),
    slots: integer(),
    /** For coming; null follows the settings. */
    reward: integer(),
    /** On top of it, by the result of a capt. */
    rewardWin: more(),
    rewardLoss: more(),
    rewardDraw: more(),
    neededRoleId: snowflake(),
    pingRoleId: snowflake(),
    templateId: uuid().references(() => eventTemplates.id, { onDelete: 'set null' }),
    remindersMinutes: integer().array(),
    position: integer().notNull(),
    version: version(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    deletedBy: snowflake(),
    deletedAt: moment(),
  },
  (table) => [
    unique('fight_kind_guild').on(table.id, table.guildId),
    uniqueIndex('fight_kind_name')
      .on(table.guildId, sql`lower(name)`)
      .where(sql`deleted_at is null`),
    foreignKey({
      name: 'fight_kind_picture_exists',
      columns: [table.pictureId, table.guildId],
      foreignColumns: [eventPictures.id, eventPictures.guildId],
    }),
    index('fight_kinds_by_picture')
      .on(table.pictureId)
      .where(sql`picture_id is not null`),
    index('fight_kinds_by_template')
      .on(table.templateId)
      .where(sql`template_id is not null`),
    check('fight_kind_named', sql`char_length(btrim(name)) between 1 and 32`),
    check('fight_kind_emoji_short', sql`length(emoji) between 1 and 64`),
    check('fight_kind_color_known', sql`color between 0 and 16777215`),
    check('fight_kind_side_known', oneOf('side', CAPT_SIDES)),
    check('fight_kind_slots_sensible', sql`slots between 1 and 500`),
    check('fight_kind_reward_sensible', sql`reward between 0 and 100000`),
    check(
      'fight_kind_results_sensible',
      sql`reward_win between 0 and 100000 and reward_loss between 0 and 100000 and reward_draw between 0 and 100000`,
    ),
    check('fight_kind_reminders_few', sql`cardinality(reminders_minutes) between 0 and 5`),
    check('fight_kind_position_counts', sql`position >= 1`),
    check('fight_kind_deleted_by_somebody', sql`(deleted_at is null) = (deleted_by is null)`),
  ],
);
