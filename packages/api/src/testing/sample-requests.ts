import { SAMPLE_CAPT_REQUESTS } from './sample-capt-requests.ts';
import { SAMPLE_EVENT_REQUESTS } from './sample-event-requests.ts';
import { SAMPLE_MEMBER_REQUESTS } from './sample-member-requests.ts';
import { newId } from '@famiglia/core/testing/test-guild';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings-values';

type Sample = { params?: Record<string, string>; body?: object };

const unknownUser = newId();

/**
 * For each route that needs more than a guild id: a request that is valid and, with access, changes nothing, so that
 * one actor's call does not affect the next one's.
 */
export const SAMPLE_REQUESTS: Record<string, Sample> = {
  'POST /api/roles/:guildId/batch': {
    body: { roles: [{ role_id: newId(), permissions: [], signup_priority: 0 }] },
  },
  'PUT /api/settings/:guildId': { body: { ...DEFAULT_SETTINGS, version: 999 } },
  'POST /api/settings/:guildId/panel-users': { body: { user_id: unknownUser } },
  'DELETE /api/settings/:guildId/panel-users/:userId': { params: { userId: unknownUser } },
  ...SAMPLE_CAPT_REQUESTS,
  ...SAMPLE_EVENT_REQUESTS,
  ...SAMPLE_MEMBER_REQUESTS,
  'POST /auth/session': { body: { code: 'unknown' } },
  'POST /auth/refresh': { body: { token: 'unknown' } },
  'PUT /api/admin/guilds/:guildId/subscription': {
    body: { tier: 'premium', status: 'active', period_end: null, reason: 'a gift' },
  },
  'POST /api/admin/guilds/:guildId/payments': {
    body: { amount_minor: 89_900, currency: 'RUB', months: 1, reference: 'receipt' },
  },
  'POST /api/admin/guilds/:guildId/payments/:paymentId/refund': { params: { paymentId: '1' } },
  'GET /api/admin/users/:userId': { params: { userId: unknownUser } },
  'POST /api/admin/users/:userId/sign-out': { params: { userId: unknownUser } },
  'POST /api/admin/jobs/:jobId/run-again': { params: { jobId: '7b1c7f0e-58f5-4a3b-9d8c-0f0f6a2b9c11' } },
  'POST /api/privacy/forget': { body: { username: 'not my name' } },
  'POST /api/analytics/events': { body: { name: 'plan_selected', plan: 'free' } },
};
