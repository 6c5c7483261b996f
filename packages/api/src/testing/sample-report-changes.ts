import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { judgeReports } from '@famiglia/core/reports/judge-reports';
import { addPrice } from '@famiglia/core/reports/prices';
import { addReport } from '@famiglia/core/reports/testing/add-report';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

/** A family with an item on its price list, and a report of it; the activity of that is removed. */
const withReport = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId);
  const price = { guildId, name: 'Fish', unit: '', priceCents: '100', dailyLimit: null, weeklyLimit: null };
  const { id: itemId } = await addPrice(context, discordActor(ownerId), price);
  const id = await addReport(context, { guildId, userId, itemId, quantity: 5 });
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, itemId, id };
};

/** For each route of reports and of the price list: a request that does change something. */
export const SAMPLE_REPORT_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/reports/:guildId/moderate': async (context) => {
    const { guildId, ownerId, id } = await withReport(context);
    return { guildId, ownerId, body: { screenshot_ids: [id], action: 'approve' } };
  },
  'POST /api/reports/:guildId/undo': async (context) => {
    const { guildId, ownerId, id } = await withReport(context);
    const asked = { guildId, screenshotIds: [id], action: 'approve' as const };
    await judgeReports(context, discordActor(ownerId), asked);
    return { guildId, ownerId, body: { screenshot_ids: [id], at: context.clock().toISOString() } };
  },
  'POST /api/reports/:guildId/prices': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { name: 'Fish', price_cents: '100' } };
  },
  'PUT /api/reports/:guildId/prices/:itemId': async (context) => {
    const { guildId, ownerId, itemId } = await withReport(context);
    return { guildId, ownerId, params: { itemId }, body: { name: 'Fish', price_cents: '200', version: 0 } };
  },
  'DELETE /api/reports/:guildId/prices/:itemId': async (context) => {
    const { guildId, ownerId, itemId } = await withReport(context);
    return { guildId, ownerId, params: { itemId } };
  },
};
