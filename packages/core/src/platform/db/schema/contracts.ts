import { CONTRACT_PAYS, CONTRACT_RULES } from '@famiglia/contract/contracts/contracts';
import { EVENT_STATUSES } from '@famiglia/contract/events/events';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
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
import { guilds, members } from './guilds.ts';
import { rosters } from './rosters.ts';

/** A contract is a roster with a reward: both have the same id. */
export const contracts = pgTable(
  'contracts',
  {
    id: uuid()
      .primaryKey()
      .references(() => rosters.id, { onDelete: 'cascade' }),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    status: text({ enum: EVENT_STATUSES }).notNull().default('open'),
    endsAt: moment().notNull(),
    neededRoleId: snowflake(),
    pay: text({ enum: CONTRACT_PAYS }).notNull(),
    /** The whole sum, or the price of one unit. */
    amountCents: bigint({ mode: 'bigint' }).notNull(),
    unit: text().notNull(),
    familyPercent: integer().notNull(),
    rule: text({ enum: CONTRACT_RULES }).notNull(),
    version: version(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    closedBy: snowflake(),
    closedAt: moment(),
    /** Who confirmed or cancelled it, and when first: its money belongs to the payday after that. */
    endedBy: snowflake(),
    endedAt: moment(),
    cancelReason: text(),
    /** What was shared, and what of it stays with the family. */
    totalCents: bigint({ mode: 'bigint' }),
    familyCents: bigint({ mode: 'bigint' }),
  },
  (table) => [
    unique('contract_guild').on(table.id, table.guildId),
    index('contracts_by_end').on(table.guildId, table.endsAt),
    index('contracts_confirmed')
      .on(table.guildId, table.endedAt)
      .where(sql`status = 'finished'`),
    check('contract_status_known', oneOf('status', EVENT_STATUSES)),
    check('contract_pay_known', oneOf('pay', CONTRACT_PAYS)),
    check('contract_rule_known', oneOf('rule', CONTRACT_RULES)),
    check('contract_titled', sql`char_length(btrim(title)) between 1 and 100`),
    check('contract_amount_sensible', sql`amount_cents between 1 and 999999999999999`),
    check('contract_percent_sensible', sql`family_percent between 0 and 100`),
    check('contract_ended_when', sql`(status in ('finished', 'cancelled')) = (ended_at is not null)`),
    check(
      'contract_shared_when_finished',
      sql`(status = 'finished') = (total_cents is not null and family_cents is not null)`,
    ),
    check('contract_family_within_total', sql`family_cents between 0 and total_cents`),
    check('contract_total_sensible', sql`total_cents between 1 and 999999999999999`),
  ],
);

/** What each person contributed to a contract, and their share. Kept after a confirmation is taken back, as what to begin with. */
export const contractShares = pgTable(
  'contract_shares',
  {
    contractId: uuid().notNull(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    contribution: integer().notNull(),
    /** Of their rank at the confirmation. */
    weight: integer().notNull(),
    amountCents: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.userId] }),
    foreignKey({
      name: 'share_of_contract',
      columns: [table.contractId, table.guildId],
      foreignColumns: [contracts.id, contracts.guildId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'share_of_member',
      columns: [table.guildId, table.userId],
      foreignColumns: [members.guildId, members.userId],
    }),
    index('contract_shares_of_member').on(table.guildId, table.userId),
    check('contribution_sensible', sql`contribution between 0 and 1000000`),
    check('share_weight_sensible', sql`weight between 1 and 100`),
    check('share_amount_sensible', sql`amount_cents between 0 and 999999999999999`),
  ],
);
