import { randomUUID } from 'node:crypto';
import { newId } from '@famiglia/core/testing/test-guild';

const params = { eventId: randomUUID(), userId: newId() };
/** Long ago, so that it cannot be planned. */
const plan = { title: 'Factory war', description: '', starts_at: '2020-01-01T00:00:00Z', slots: 2 };

const series = {
  plan: { title: 'Factory war', slots: 2 },
  days: [1],
  clock: '20:00',
  every_weeks: 1,
  first_day: '2020-01-01',
  // Over, so that it cannot be created.
  until: '2020-02-01',
  hours_before: 24,
};
const seriesParams = { seriesId: randomUUID(), day: '2020-01-06' };

export const SAMPLE_EVENT_REQUESTS = {
  'GET /api/events/:guildId/:eventId': { params },
  'GET /api/events/:guildId/:eventId/participants': { params },
  'GET /api/events/:guildId/:eventId/voice': { params },
  'POST /api/events/:guildId': { body: plan },
  'PUT /api/events/:guildId/:eventId': {
    params,
    body: { ...plan, reward: 5, reminders_minutes: [30], version: 0 },
  },
  'POST /api/events/:guildId/templates': { body: { name: 'War', event_id: params.eventId } },
  'DELETE /api/events/:guildId/templates/:templateId': { params: { templateId: randomUUID() } },
  'POST /api/events/:guildId/series': { body: series },
  'PUT /api/events/:guildId/series/:seriesId': { params: seriesParams, body: { ...series, version: 0 } },
  'POST /api/events/:guildId/series/:seriesId/pause': { params: seriesParams },
  'POST /api/events/:guildId/series/:seriesId/resume': { params: seriesParams },
  'POST /api/events/:guildId/series/:seriesId/end': { params: seriesParams },
  'POST /api/events/:guildId/series/:seriesId/occurrences/:day/skip': { params: seriesParams },
  'PUT /api/events/:guildId/series/:seriesId/occurrences/:day': {
    params: seriesParams,
    body: { starts_at: plan.starts_at, plan: series.plan },
  },
  'DELETE /api/events/:guildId/series/:seriesId/occurrences/:day': { params: seriesParams },
  'POST /api/events/:guildId/:eventId/close': { params },
  'POST /api/events/:guildId/:eventId/cancel': { params, body: {} },
  'POST /api/events/:guildId/:eventId/finish': { params, body: { attended: [] } },
  'POST /api/events/:guildId/:eventId/finish/undo': { params },
  'POST /api/events/:guildId/:eventId/reopen': { params },
  'POST /api/events/:guildId/:eventId/slots': { params, body: { slots: 5 } },
  'POST /api/events/:guildId/:eventId/participants': { params, body: { user_id: newId() } },
  'DELETE /api/events/:guildId/:eventId/participants/:userId': { params },
  'PUT /api/events/:guildId/:eventId/participants/:userId/pin': { params, body: { pinned: 'in' } },
};
