import { createSeries } from '@famiglia/core/series/create-series';
import { skipOccurrence } from '@famiglia/core/series/change-occurrence';
import { pauseSeries } from '@famiglia/core/series/pause-series';
import { saveTemplate } from '@famiglia/core/series/save-template';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';
import { openEvent } from './sample-event-changes.ts';

const plan = { title: 'Factory war', description: '', slots: 2 };

/** Every day from today on, so that tomorrow is one of its dates. */
const weekly = (context: Context) => ({
  plan,
  days: [1, 2, 3, 4, 5, 6, 7],
  clock: '20:00',
  every_weeks: 1,
  first_day: context.clock().toISOString().slice(0, 10),
  until: null,
  hours_before: 24,
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** A series; the activity of its creation is removed. */
const series = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const {
    every_weeks: everyWeeks,
    first_day: firstDay,
    hours_before: hoursBefore,
    ...rule
  } = weekly(context);
  const input = { guildId, ...rule, everyWeeks, firstDay, hoursBefore };
  const { id: seriesId } = await createSeries(context, discordActor(ownerId), input);
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  const startsAt = new Date(context.clock().getTime() + 2 * DAY_MS);
  return { guildId, ownerId, startsAt, params: { seriesId, day: startsAt.toISOString().slice(0, 10) } };
};

const template = async (context: Context) => {
  const { guildId, ownerId, params } = await openEvent(context);
  const input = { guildId, eventId: params.eventId, name: 'War' };
  const { id: templateId } = await saveTemplate(context, discordActor(ownerId), input);
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, params: { templateId } };
};

/** For each route that changes a template or a series: a request that does change one. */
export const SAMPLE_SERIES_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/event-templates/:guildId': async (context) => {
    const { guildId, ownerId, params } = await openEvent(context);
    return { guildId, ownerId, body: { name: 'War', event_id: params.eventId } };
  },
  'DELETE /api/event-templates/:guildId/:templateId': template,
  'POST /api/event-series/:guildId': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    return { guildId, ownerId, body: weekly(context) };
  },
  'PUT /api/event-series/:guildId/:seriesId': async (context) => ({
    ...(await series(context)),
    body: { ...weekly(context), clock: '21:00', version: 0 },
  }),
  'POST /api/event-series/:guildId/:seriesId/pause': series,
  'POST /api/event-series/:guildId/:seriesId/resume': async (context) => {
    const paused = await series(context);
    const { guildId, ownerId, params } = paused;
    await pauseSeries(context, discordActor(ownerId), { guildId, seriesId: params.seriesId });
    await context.db.delete(activity).where(eq(activity.guildId, guildId));
    return paused;
  },
  'POST /api/event-series/:guildId/:seriesId/end': series,
  'POST /api/event-series/:guildId/:seriesId/occurrences/:day/skip': series,
  'PUT /api/event-series/:guildId/:seriesId/occurrences/:day': async (context) => {
    const changed = await series(context);
    return { ...changed, body: { starts_at: changed.startsAt.toISOString(), plan, version: 0 } };
  },
  'DELETE /api/event-series/:guildId/:seriesId/occurrences/:day': async (context) => {
    const skipped = await series(context);
    const { guildId, ownerId, params } = skipped;
    await skipOccurrence(context, discordActor(ownerId), { guildId, ...params });
    await context.db.delete(activity).where(eq(activity.guildId, guildId));
    return skipped;
  },
};
