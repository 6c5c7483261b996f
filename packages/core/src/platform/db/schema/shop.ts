import { OFFER_KINDS } from '@famiglia/contract/shop/shop';
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake, version } from './columns.ts';
import { guilds, members } from './guilds.ts';
import { reputationEntries } from './reputation.ts';
import { warnings } from './warnings.ts';

/** How far the bot is with a bought role. `giving` is written before Discord is asked, so that a crash leaves no role that nobody takes back. */
const SHOP_ROLE_STATES = ['wanted', 'giving', 'given', 'over'] as const;

/** What members may buy for reputation. One that was removed stays for its purchases. */
export const shopOffers = pgTable(
  'shop_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    version: version(),
    kind: text({ enum: OFFER_KINDS }).notNull(),
    name: text().notNull(),
    description: text().notNull(),
    price: integer().notNull(),
    /** How many may be sold altogether, and to one person; null without a limit. */
    stock: integer(),
    perPerson: integer(),
    roleId: snowflake(),
    days: integer(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    removedBy: snowflake(),
    removedAt: moment(),
  },
  (table) => [
    unique('shop_offer_guild').on(table.id, table.guildId),
    index('shop_offers_of_guild').on(table.guildId),
    check('shop_offer_kind_known', oneOf('kind', OFFER_KINDS)),
    check('shop_offer_named', sql`char_length(btrim(name)) between 1 and 60`),
    check('shop_offer_price_sensible', sql`price between 1 and 1000000`),
    check('shop_offer_counts_sensible', sql`stock between 1 and 100000 and per_person between 1 and 100000`),
    check('shop_offer_days_sensible', sql`days between 1 and 365`),
    check(
      'shop_offer_role_whole',
      sql`(kind = 'role') = (role_id is not null) and (role_id is null) = (days is null)`,
    ),
    check('shop_offer_removed_by_somebody', sql`(removed_at is null) = (removed_by is null)`),
  ],
);

/** What somebody bought. Whether it was undone follows from the ledger: its entry was reversed. */
export const shopPurchases = pgTable(
  'shop_purchases',
  {
    id: uuid().primaryKey(),
    guildId: snowflake().notNull(),
    offerId: uuid().notNull(),
    userId: snowflake().notNull(),
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => reputationEntries.id),
    /** As the offer was then. */
    kind: text({ enum: OFFER_KINDS }).notNull(),
    name: text().notNull(),
    price: integer().notNull(),
    boughtAt: moment().notNull(),
    /** The warning that it lifted. */
    warningId: uuid().references(() => warnings.id),
    /** What the buyer wrote, and who did what was bought. */
    note: text().notNull().default(''),
    doneBy: snowflake(),
    doneAt: moment(),
    roleId: snowflake(),
    endsAt: moment(),
    roleState: text({ enum: SHOP_ROLE_STATES }),
  },
  (table) => [
    foreignKey({
      name: 'purchase_of_offer',
      columns: [table.offerId, table.guildId],
      foreignColumns: [shopOffers.id, shopOffers.guildId],
    }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    unique('purchase_paid_once').on(table.entryId),
    index('shop_purchases_of_member').on(table.guildId, table.userId),
    index('shop_purchases_of_offer').on(table.offerId, table.userId),
    index('shop_purchases_lately').on(table.guildId, table.boughtAt),
    index('shop_purchases_with_role')
      .on(table.guildId)
      .where(sql`role_state in ('wanted', 'giving', 'given')`),
    check('purchase_kind_known', oneOf('kind', OFFER_KINDS)),
    check('purchase_warning_whole', sql`(kind = 'warning') = (warning_id is not null)`),
    check(
      'purchase_role_whole',
      sql`(kind = 'role') = (role_id is not null) and (role_id is null) = (ends_at is null) and (role_id is null) = (role_state is null)`,
    ),
    check('purchase_done_by_somebody', sql`(done_at is null) = (done_by is null)`),
    check('purchase_only_notes_are_done', sql`kind = 'note' or done_at is null`),
    check('purchase_note_short', sql`char_length(note) <= 300`),
  ],
);
