import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import {
  guildParams,
  listOf,
  noContent,
  paging,
  person,
  snowflake,
  textStream,
  time,
  version,
} from '../kit/shapes.ts';
import {
  amountCents,
  categoryFields,
  cents,
  countedCents,
  ENTRY_KINDS,
  moneyProof,
  moneyReason,
  officerId,
  treasuryBalances,
  treasuryCategory,
  treasuryEntry,
} from './treasury.ts';

const view = panel('money.view');
const manage = panel('money.manage');

/** Made by who opens the form: sent twice, it is entered once. */
const key = z.uuid();
const filters = {
  kind: z.enum(ENTRY_KINDS).optional(),
  category_id: z.uuid().optional(),
  /** Who gave or got it, or who entered it. */
  person_id: snowflake.optional(),
  from: time.optional(),
  to: time.optional(),
};
/** `total` counts no further, and no offset goes beyond it. */
export const ENTRIES_COUNTED = 10_000;

/** `below_zero`: more was taken out than was there, so something is not written down yet. It is entered all the same. */
const entered = z.object({ entry: treasuryEntry, below_zero: z.boolean() });
const entryParams = guildParams.extend({ entryId: z.string().regex(/^[1-9]\d{0,14}$/, 'entry id') });
const categoryParams = guildParams.extend({ categoryId: z.uuid() });
const months = z.coerce.number().int().min(1).max(24).default(3);

export const treasuryRoutes = {
  overview: route({
    method: 'GET',
    path: '/api/treasury/:guildId',
    summary: 'How much is in the bank, with officers and owed, and the categories',
    access: view,
    params: guildParams,
    response: treasuryBalances.extend({ categories: z.array(treasuryCategory) }),
  }),
  entries: route({
    method: 'GET',
    path: '/api/treasury/:guildId/entries',
    summary: 'The operations, newest first',
    access: view,
    params: guildParams,
    query: z.object({
      ...paging(PAGE_SIZE.ledger),
      offset: z.coerce.number().int().min(0).max(ENTRIES_COUNTED).default(0),
      ...filters,
    }),
    response: listOf(treasuryEntry),
  }),
  export: route({
    method: 'GET',
    path: '/api/treasury/:guildId/export',
    summary: 'The same as a CSV file, newest first',
    access: view,
    params: guildParams,
    query: z.object(filters),
    response: textStream,
    cost: 'heavy',
    download: { type: 'text/csv; charset=utf-8', filename: 'treasury.csv' },
  }),
  statistics: route({
    method: 'GET',
    path: '/api/treasury/:guildId/statistics',
    summary: 'The balance over time, sums by month and category, and who brought most',
    access: view,
    params: guildParams,
    query: z.object({ months }),
    response: z.object({
      time_zone: z.string(),
      /** What the family had at the end of each day with operations. */
      points: z.array(z.object({ date: z.string(), total_cents: cents })),
      months: z.array(
        z.object({
          month: z.string(),
          category: z.object({ id: z.uuid(), name: z.string() }).nullable(),
          income_cents: cents,
          expense_cents: cents,
        }),
      ),
      contributors: z.array(z.object({ person, amount_cents: cents })),
    }),
  }),
  enter: route({
    method: 'POST',
    path: '/api/treasury/:guildId/entries',
    summary: 'Enter an income or an expense',
    access: manage,
    params: guildParams,
    body: z.strictObject({
      key,
      kind: z.enum(['income', 'expense']),
      amount_cents: amountCents,
      officer_id: officerId,
      category_id: z.uuid().nullable(),
      person_id: snowflake.nullable(),
      reason: moneyReason.default(''),
      proof: moneyProof.nullable().default(null),
      /** Now, if left out. */
      happened_at: time.optional(),
    }),
    response: entered,
    errors: ['treasury_out_of_range'],
  }),
  transfer: route({
    method: 'POST',
    path: '/api/treasury/:guildId/transfers',
    summary: 'Move money between the bank and officers',
    access: manage,
    params: guildParams,
    body: z.strictObject({
      key,
      amount_cents: amountCents,
      from_officer_id: officerId,
      to_officer_id: officerId,
      reason: moneyReason.default(''),
    }),
    response: entered,
    errors: ['treasury_out_of_range', 'treasury_same_place'],
  }),
  count: route({
    method: 'POST',
    path: '/api/treasury/:guildId/stocktaking',
    summary: 'Write down what was counted; the difference becomes an entry, or null where it fits',
    access: manage,
    params: guildParams,
    body: z.strictObject({
      key,
      officer_id: officerId,
      counted_cents: countedCents,
      /** The balance that the person compared with. */
      seen_cents: cents,
      reason: moneyReason.default(''),
    }),
    response: z.object({ entry: treasuryEntry.nullable() }),
    errors: ['treasury_out_of_range', 'treasury_moved'],
  }),
  takeBack: route({
    method: 'POST',
    path: '/api/treasury/:guildId/entries/:entryId/take-back',
    summary: 'Take an operation back by a counter-entry',
    access: manage,
    params: entryParams,
    body: z.strictObject({ reason: moneyReason.default('') }),
    response: entered,
    errors: [
      'not_found',
      'treasury_taken_back',
      'treasury_not_undoable',
      'treasury_of_payday',
      'treasury_out_of_range',
    ],
  }),
  createCategory: route({
    method: 'POST',
    path: '/api/treasury/:guildId/categories',
    summary: 'Add a category',
    access: manage,
    params: guildParams,
    body: z.strictObject(categoryFields),
    response: treasuryCategory,
    errors: ['treasury_category_exists', 'too_many_treasury_categories'],
  }),
  addUsualCategories: route({
    method: 'POST',
    path: '/api/treasury/:guildId/categories/usual',
    summary: 'Add the usual categories; those whose name is taken are left out',
    access: manage,
    params: guildParams,
    response: listOf(treasuryCategory),
    errors: ['too_many_treasury_categories'],
  }),
  editCategory: route({
    method: 'PUT',
    path: '/api/treasury/:guildId/categories/:categoryId',
    summary: 'Save a category; earlier operations show its new name',
    access: manage,
    params: categoryParams,
    body: z.strictObject({ ...categoryFields, version }),
    response: treasuryCategory,
    errors: ['not_found', 'version_conflict', 'treasury_category_exists'],
  }),
  deleteCategory: route({
    method: 'DELETE',
    path: '/api/treasury/:guildId/categories/:categoryId',
    summary: 'Delete a category; operations that have it keep its name',
    access: manage,
    params: categoryParams,
    response: noContent,
    errors: ['not_found'],
  }),
};
