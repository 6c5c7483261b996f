import { daysLater } from '@famiglia/contract/kit/zoned-time';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { saveSeason } from '@famiglia/core/tops/save-season';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

const today = ({ clock }: Context): string => clock().toISOString().slice(0, 10);

/** For each route that changes a season: a request that does change one. */
export const SAMPLE_TOP_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'PUT /api/tops/:guildId/season': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    const day = today(context);
    const body = { name: 'Autumn', starts_on: day, ends_on: daysLater(day, 90), version: 0 };
    return { guildId, ownerId, body };
  },
  'POST /api/tops/:guildId/season/close': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    const day = today(context);
    const dates = { startsOn: daysLater(day, -10), endsOn: daysLater(day, 10) };
    await saveSeason(context, discordActor(ownerId), { guildId, name: 'Autumn', ...dates, version: 0 });
    await context.db.delete(activity).where(eq(activity.guildId, guildId));
    return { guildId, ownerId, body: { version: 1 } };
  },
};
