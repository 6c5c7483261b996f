import { randomUUID } from 'node:crypto';
import { newId } from '@famiglia/core/testing/test-guild';

const params = { eventId: randomUUID(), userId: newId() };
/** Long ago, so that it cannot be planned. */
const plan = { title: 'Factory war', description: '', starts_at: '2020-01-01T00:00:00Z', slots: 2 };

export const SAMPLE_EVENT_REQUESTS = {
  'GET /api/events/:guildId/:eventId': { params },
  'GET /api/events/:guildId/:eventId/participants': { params },
  'GET /api/events/:guildId/:eventId/voice': { params },
  'POST /api/events/:guildId': { body: plan },
  'PUT /api/events/:guildId/:eventId': {
    params,
    body: { ...plan, reward: 5, reminders_minutes: [30], version: 0 },
  },
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
