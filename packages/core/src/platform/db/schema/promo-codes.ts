import { PROMO_TERMS, MAX_PROMO_USES } from '@famiglia/contract/billing/promo-codes';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from './billing.ts';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** Codes that make Premium cheaper. They are ended, never deleted: receipts and uses name them. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As it is shown and stored with orders. */
    code: text().notNull(),
    /** As it is compared: no two codes look alike. */
    folded: text().notNull(),
    /** Either a share of the price, or the first months of a term. */
    percent: integer(),
    freeMonths: integer(),
    /** The terms that it is for; null stands for all. */
    terms: integer().array(),
    firstPurchaseOnly: boolean().notNull(),
    maxUses: integer(),
    /** Orders that are open or paid with it; a trigger counts them. */
    uses: integer().notNull().default(0),
    validUntil: moment(),
    /** For site admins. */
    note: text().notNull(),
    createdBy: snowflake(),
    createdAt: moment().notNull(),
    endedBy: snowflake(),
    endedAt: moment(),
  },
  (table) => [
    unique('promo_codes_by_text').on(table.folded),
    index('promo_codes_newest').on(table.createdAt),
    check('promo_code_one_kind', sql`(percent is null) <> (free_months is null)`),
    check('promo_code_percent', sql`percent between 1 and 100`),
    check('promo_code_free_months', sql`free_months between 1 and 12`),
    check(
      'promo_code_terms_known',
      sql.raw(`cardinality(terms) > 0 and terms <@ array[${PROMO_TERMS.join(', ')}]`),
    ),
    check('promo_code_limit', sql.raw(`max_uses between 1 and ${MAX_PROMO_USES}`)),
    check('promo_code_within_limit', sql`uses >= 0 and uses <= coalesce(max_uses, uses)`),
  ],
);

/**
 * Which order uses a code. An order that ends unpaid gives its use back. Triggers count the rows, and refuse one of a code
 * that does not exist.
 */
export const promoUses = pgTable(
  'promo_uses',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    codeId: uuid().notNull(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    payerId: snowflake().notNull(),
    at: moment().notNull(),
    /** Paid after its use had been given back, on a page that could not be closed: it does not count against the limit. */
    late: boolean().notNull().default(false),
  },
  (table) => [
    unique('promo_uses_once_per_guild').on(table.codeId, table.guildId),
    unique('promo_uses_once_per_payer').on(table.codeId, table.payerId),
    index('promo_uses_of_guild').on(table.guildId),
    index('promo_uses_of_payer').on(table.payerId),
  ],
);
