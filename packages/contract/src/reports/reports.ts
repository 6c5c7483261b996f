import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, time, version } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';
import { moderation, screenshot, SCREENSHOT_STATUSES, undoing } from '../screenshots/screenshots.ts';
import { amountCents, cents } from '../treasury/treasury.ts';

/** Items of one price list: two lists of Discord hold them. */
export const MAX_PRICE_ITEMS = 50;
export const ITEM_NAME_LENGTH = 40;
export const ITEM_UNIT_LENGTH = 12;
/** Of one report: more is a slip of the finger. */
export const MAX_REPORT_QUANTITY = 1_000_000;

const quantity = z.number().int().min(1).max(MAX_REPORT_QUANTITY);

export const priceFields = {
  name: nameText.min(1).max(ITEM_NAME_LENGTH),
  /** `kg`, `pcs`: what is counted. */
  unit: nameText.max(ITEM_UNIT_LENGTH).default(''),
  price_cents: amountCents,
  /** How much of it counts for one member in a day, and in a week from Monday; null without a limit. */
  daily_limit: quantity.nullable().default(null),
  weekly_limit: quantity.nullable().default(null),
};
/** From when it holds; now if left out. Never in the past: what was reported keeps its price. */
const priceBody = z.strictObject({ ...priceFields, valid_from: time.optional() });

const price = z.object({ ...priceFields, valid_from: time });
export const priceItem = price.extend({
  id: z.uuid(),
  version,
  /** The price that will hold later, if one was planned. An item that is new may have only this one: then it stands above as well. */
  planned: price.nullable(),
});
export type PriceItem = z.infer<typeof priceItem>;

/** What a member brought, with the screenshot that proves it. It is judged as the screenshot is. */
export const report = screenshot.extend({
  /** Of the price list; for a contract its title and unit. */
  item: z.object({ id: z.uuid(), name: z.string(), unit: z.string(), removed: z.boolean() }),
  /** The contract that it is for: then it is counted as a contribution, and owes nothing by itself. */
  contract_id: z.uuid().nullable(),
  /** What the member wrote, and what an officer accepted; null while it was never accepted. */
  quantity: z.number().int(),
  accepted_quantity: z.number().int().nullable(),
  /** The price at the moment when it was sent. */
  price_cents: cents,
  /** What is owed for it once it is accepted; until then what it would be. */
  amount_cents: cents,
  /** The author is no longer on the server. An accepted report is owed all the same. */
  author_left: z.boolean(),
});
export type Report = z.infer<typeof report>;

const judge = panel('reports.judge');
const manage = panel('money.manage');
const itemParams = guildParams.extend({ itemId: z.uuid() });

export const reportRoutes = {
  list: route({
    method: 'GET',
    path: '/api/reports/:guildId',
    summary: 'Reports: those that wait oldest first, all others newest first',
    access: judge,
    params: guildParams,
    query: z.object({ ...paging(PAGE_SIZE.screenshots), status: z.enum(SCREENSHOT_STATUSES).optional() }),
    response: listOf(report),
  }),
  moderate: route({
    method: 'POST',
    path: '/api/reports/:guildId/moderate',
    summary: 'Accept or refuse reports: all of them or none. A corrected quantity needs a reason',
    access: judge,
    params: guildParams,
    // The quantity corrects a single report.
    body: moderation.extend({ quantity: quantity.optional() }),
    response: z.object({ items: z.array(report) }),
    errors: ['not_found', 'screenshots_decided', 'own_decision', 'report_over_limit', 'report_too_much'],
  }),
  undo: route({
    method: 'POST',
    path: '/api/reports/:guildId/undo',
    summary: 'Take back one’s own verdict: what stood before stands again',
    access: judge,
    params: guildParams,
    body: undoing,
    response: z.object({ items: z.array(report) }),
    errors: ['not_found', 'screenshots_decided', 'own_decision'],
  }),
  prices: route({
    method: 'GET',
    path: '/api/reports/:guildId/prices',
    summary: 'The price list by the names of its items',
    access: panel('panel.view'),
    params: guildParams,
    response: listOf(priceItem),
  }),
  addPrice: route({
    method: 'POST',
    path: '/api/reports/:guildId/prices',
    summary: 'Add an item to the price list',
    access: manage,
    params: guildParams,
    body: priceBody,
    response: priceItem,
    errors: ['price_item_exists', 'too_many_price_items'],
  }),
  editPrice: route({
    method: 'PUT',
    path: '/api/reports/:guildId/prices/:itemId',
    summary: 'Change an item from a day on; what was reported before keeps its price',
    access: manage,
    params: itemParams,
    body: priceBody.extend({ version }),
    response: priceItem,
    errors: ['not_found', 'version_conflict', 'price_item_exists'],
  }),
  removePrice: route({
    method: 'DELETE',
    path: '/api/reports/:guildId/prices/:itemId',
    summary: 'Take an item off the list; reports of it are judged and owed as before',
    access: manage,
    params: itemParams,
    response: noContent,
    errors: ['not_found'],
  }),
};
