import type { RankRequirements } from '@famiglia/contract/ranks/ranks';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds, members } from './guilds.ts';

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

/** The ladder of a guild; the version grows by one with every save. */
export const rankLadders = pgTable('rank_ladders', {
  guildId: snowflake()
    .primaryKey()
    .references(() => guilds.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  updatedBy: snowflake().notNull(),
  updatedAt: moment().notNull(),
  /** The guild's day on which leaders were last told who is ready. */
  notedOn: date(),
});

/** Its steps, the lowest first. A role that is deleted in Discord stays until the ladder is saved without it. */
export const rankSteps = pgTable(
  'rank_steps',
  {
    guildId: guildId(),
    roleId: snowflake().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    requirements: jsonb().$type<RankRequirements>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.roleId] }),
    unique('rank_step_position').on(table.guildId, table.position),
    check('rank_step_position_counts', sql`position between 1 and 20`),
    check('rank_step_named', sql`char_length(name) between 1 and 50`),
  ],
);

/** Which step each member stands on, as leaders decided or as it was last seen in Discord. */
export const memberRanks = pgTable(
  'member_ranks',
  {
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    roleId: snowflake().notNull(),
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('member_ranks_by_step').on(table.guildId, table.roleId),
  ],
);

/** Every change of a rank, with the names that the steps had. */
export const rankChanges = pgTable(
  'rank_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    fromRoleId: snowflake(),
    fromName: text(),
    toRoleId: snowflake(),
    toName: text(),
    isPromotion: boolean().notNull(),
    /** Null for a role that was changed by hand in Discord. */
    actorId: snowflake(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
    /** Null until Discord has it: until then a difference is no change by hand. */
    appliedAt: moment(),
  },
  (table) => [
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('rank_changes_of').on(table.guildId, table.userId, table.id),
    index('rank_changes_by_time').on(table.guildId, table.id),
    check('rank_change_differs', sql`from_role_id is distinct from to_role_id`),
    check(
      'rank_change_named',
      sql`(from_role_id is null) = (from_name is null) and (to_role_id is null) = (to_name is null)`,
    ),
    check('rank_change_reason_length', sql`length(reason) <= 300`),
  ],
);

/** Proposals that a leader put off: until a moment, or for good. A change of the rank deletes the row. */
export const rankDeferrals = pgTable(
  'rank_deferrals',
  {
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    roleId: snowflake().notNull(),
    until: moment(),
    actorId: snowflake().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
  ],
);
