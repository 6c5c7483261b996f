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
import { moment, snowflake, version } from './columns.ts';
import { guilds } from './guilds.ts';
import { contracts } from './contracts.ts';
import { submissions } from './screenshots.ts';

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

/** What a family pays its members for. One that was removed stays for the reports of it. */
export const priceItems = pgTable(
  'price_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId(),
    version: version(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    removedBy: snowflake(),
    removedAt: moment(),
  },
  (table) => [
    unique('price_item_guild').on(table.id, table.guildId),
    index('price_items_of_guild').on(table.guildId),
    check('price_item_removed_by_somebody', sql`(removed_at is null) = (removed_by is null)`),
  ],
);

/** What an item is called and costs from a moment on. Never changed: a report refers to the price that it was sent for. */
export const itemPrices = pgTable(
  'item_prices',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake().notNull(),
    itemId: uuid().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    priceCents: bigint({ mode: 'bigint' }).notNull(),
    dailyLimit: integer(),
    weeklyLimit: integer(),
    validFrom: moment().notNull(),
    /** Of two prices from one moment on the later one holds. */
    sequence: integer().notNull(),
    setBy: snowflake().notNull(),
    setAt: moment().notNull(),
  },
  (table) => [
    unique('item_price_guild').on(table.id, table.guildId),
    unique('item_price_order').on(table.itemId, table.sequence),
    foreignKey({
      name: 'price_of_item',
      columns: [table.itemId, table.guildId],
      foreignColumns: [priceItems.id, priceItems.guildId],
    }).onDelete('cascade'),
    index('item_prices_of_guild').on(table.guildId),
    check('item_named', sql`char_length(btrim(name)) between 1 and 40`),
    check('item_unit_short', sql`char_length(unit) <= 12`),
    check('item_price_sensible', sql`price_cents between 1 and 999999999999999`),
    check('item_limits_sensible', sql`daily_limit >= 1 and weekly_limit >= 1`),
  ],
);

/** What a member says they brought. Its screenshot is judged, and with it the report. */
export const reports = pgTable(
  'reports',
  {
    guildId: snowflake().notNull(),
    /** The submission with its only screenshot. */
    sourceId: snowflake().notNull(),
    userId: snowflake().notNull(),
    /** What it is for: an item of the price list, or a contract, whose leader counts it as a contribution. */
    itemPriceId: uuid(),
    contractId: uuid(),
    sentAt: moment().notNull(),
    quantity: integer().notNull(),
    /** The quantity that an officer accepted, also before somebody took the verdict back. */
    acceptedQuantity: integer(),
    /** What is owed for it, from the moment when it was accepted; what a contract owes is its shares. */
    amountCents: bigint({ mode: 'bigint' }),
    acceptedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.sourceId] }),
    foreignKey({
      name: 'report_submission',
      columns: [table.guildId, table.sourceId],
      foreignColumns: [submissions.guildId, submissions.sourceId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'report_price',
      columns: [table.itemPriceId, table.guildId],
      foreignColumns: [itemPrices.id, itemPrices.guildId],
    }),
    foreignKey({
      name: 'report_contract',
      columns: [table.contractId, table.guildId],
      foreignColumns: [contracts.id, contracts.guildId],
    }).onDelete('cascade'),
    index('reports_of_contract')
      .on(table.contractId)
      .where(sql`contract_id is not null`),
    index('reports_of_member').on(table.guildId, table.userId, table.sentAt),
    index('reports_of_price').on(table.itemPriceId),
    index('reports_accepted')
      .on(table.guildId, table.acceptedAt)
      .where(sql`accepted_at is not null`),
    check('report_quantity_sensible', sql`quantity between 1 and 1000000`),
    check('report_accepted_sensible', sql`accepted_quantity between 1 and 1000000`),
    check('report_for_one_thing', sql`(item_price_id is null) <> (contract_id is null)`),
    check(
      'report_owed_when_accepted',
      sql`(amount_cents is null) = (contract_id is not null or accepted_at is null)`,
    ),
    check('report_amount_positive', sql`amount_cents > 0`),
    check('report_amount_of_quantity', sql`amount_cents is null or accepted_quantity is not null`),
  ],
);
