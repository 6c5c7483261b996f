import type { Posting } from '@famiglia/contract/rosters/posting';
import { http, HttpResponse } from 'msw';

const FINE: Posting = {
  problem: null,
  channel_name: 'events',
  missing: [],
  new_channel: { name: 'events', state: 'none' },
  ping_role_id: null,
  may_mention_everyone: true,
};

/** The answers to every form for a sign-up: the bot can post, unless a test says otherwise. */
export const postingCalls = (values: Partial<Posting> = {}) => [
  http.get('/api/fight-kinds/:id', () => HttpResponse.json({ items: [], total: 0, limit: 0, offset: 0 })),
  http.get('/api/events/:id/posting', () => HttpResponse.json({ ...FINE, ...values })),
  http.get('/api/capts/:id/posting', () => HttpResponse.json({ ...FINE, ...values })),
];
