import { CATEGORY_USES, ENTRY_KINDS, MONEY_PLACES } from '@famiglia/contract/treasury/treasury';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake, version } from './columns.ts';
import { guilds } from './guilds.ts';

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

/**
 * Where the money of a family lies. A trigger moves the balance with each posting, and nothing else may: it is always their sum.
 * The world outside has what all others have not, so the balances of a guild sum to zero; what is owed is below zero.
 */
export const treasuryAccounts = pgTable(
  'treasury_accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: guildId(),
    place: text({ enum: MONEY_PLACES }).notNull(),
    /** Whose cash it is, or to whom it is owed. */
    userId: snowflake(),
    balanceCents: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    unique('treasury_account_once').on(table.guildId, table.place, table.userId).nullsNotDistinct(),
    unique('treasury_account_guild').on(table.id, table.guildId),
    check('treasury_place_known', oneOf('place', MONEY_PLACES)),
    check('treasury_account_of_somebody', sql`(place in ('officer', 'owed')) = (user_id is not null)`),
    check(
      'treasury_balance_in_range',
      sql`balance_cents between -1000000000000000000 and 1000000000000000000`,
    ),
  ],
);

/** What income and expenses are for, in the family's own words. One that was deleted stays while an entry has it. */
export const treasuryCategories = pgTable(
  'treasury_categories',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId(),
    name: text().notNull(),
    use: text({ enum: CATEGORY_USES }).notNull(),
    version: version(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    deletedBy: snowflake(),
    deletedAt: moment(),
  },
  (table) => [
    unique('treasury_category_guild').on(table.id, table.guildId),
    uniqueIndex('treasury_category_name')
      .on(table.guildId, sql`lower(name)`)
      .where(sql`deleted_at is null`),
    check('treasury_category_named', sql`char_length(btrim(name)) between 1 and 40`),
    check('treasury_category_use_known', oneOf('use', CATEGORY_USES)),
    check('treasury_category_deleted_by_somebody', sql`(deleted_at is null) = (deleted_by is null)`),
  ],
);

/** One operation: why money moved. Append-only; what was wrong is taken back by a counter-entry, once. */
export const treasuryEntries = pgTable(
  'treasury_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: guildId(),
    /** Made by who sends it: sent twice, it is entered once. */
    key: uuid().notNull(),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    /** By how much the family then had more in the bank and with officers: the sum of those postings. */
    changeCents: bigint({ mode: 'bigint' }).notNull(),
    /** So that none can be added later. */
    postings: smallint().notNull(),
    categoryId: uuid(),
    /** Who gave the money, or whom it was given. */
    personId: snowflake(),
    reason: text().notNull(),
    /** The address of a message in Discord. */
    proof: text(),
    actorId: snowflake().notNull(),
    countersId: bigint({ mode: 'number' }),
    happenedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('treasury_entry_once').on(table.guildId, table.key),
    unique('treasury_entry_guild').on(table.id, table.guildId),
    unique('treasury_countered_once').on(table.countersId),
    foreignKey({
      columns: [table.countersId, table.guildId],
      foreignColumns: [table.id, table.guildId],
      name: 'treasury_entry_counters',
    }),
    foreignKey({
      columns: [table.categoryId, table.guildId],
      foreignColumns: [treasuryCategories.id, treasuryCategories.guildId],
      name: 'treasury_entry_category',
    }),
    index('treasury_entries_lately').on(
      table.guildId,
      table.happenedAt,
      table.id,
      table.kind,
      table.changeCents,
    ),
    index('treasury_entries_of_category').on(table.guildId, table.categoryId, table.happenedAt),
    index('treasury_entries_of_person')
      .on(table.guildId, table.personId, table.happenedAt)
      .where(sql`person_id is not null`),
    index('treasury_entries_by_actor').on(table.guildId, table.actorId, table.happenedAt),
    check('treasury_counter_of_something', sql`(kind = 'counter') = (counters_id is not null)`),
    check('treasury_two_postings', sql`postings >= 2`),
  ],
);

export const treasuryPostings = pgTable(
  'treasury_postings',
  {
    guildId: guildId(),
    entryId: bigint({ mode: 'number' }).notNull(),
    accountId: bigint({ mode: 'number' }).notNull(),
    amountCents: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.accountId] }),
    foreignKey({
      columns: [table.entryId, table.guildId],
      foreignColumns: [treasuryEntries.id, treasuryEntries.guildId],
      name: 'treasury_posting_entry',
    }),
    foreignKey({
      columns: [table.accountId, table.guildId],
      foreignColumns: [treasuryAccounts.id, treasuryAccounts.guildId],
      name: 'treasury_posting_account',
    }),
    index('treasury_postings_of_account').on(table.accountId, table.entryId),
    index('treasury_postings_of_guild').on(table.guildId),
    check(
      'treasury_amount_in_range',
      sql`amount_cents <> 0 and amount_cents between -100000000000000000 and 100000000000000000`,
    ),
  ],
);
