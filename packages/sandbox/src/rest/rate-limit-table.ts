import type { RestRoute } from './rest-route.ts';

export interface Allowance {
  requests: number;
  perMs: number;
}

/** Discord publishes none of these; they were observed in its headers. */
const KNOWN: Record<string, Allowance> = {
  'POST /channels/:channel_id/messages': { requests: 5, perMs: 5000 },
  'PATCH /channels/:channel_id/messages/:message_id': { requests: 5, perMs: 5000 },
  'DELETE /channels/:channel_id/messages/:message_id': { requests: 5, perMs: 1000 },
  'GET /channels/:channel_id/messages': { requests: 5, perMs: 5000 },
  'PUT /channels/:channel_id/messages/:message_id/reactions/:emoji/@me': { requests: 1, perMs: 250 },
  'GET /users/@me/guilds': { requests: 1, perMs: 1000 },
  'GET /guilds/:guild_id/members': { requests: 10, perMs: 10_000 },
  'GET /guilds/:guild_id/members/search': { requests: 10, perMs: 10_000 },
  'PATCH /guilds/:guild_id/members/:user_id': { requests: 10, perMs: 10_000 },
  'PUT /guilds/:guild_id/members/:user_id/roles/:role_id': { requests: 10, perMs: 10_000 },
  'DELETE /guilds/:guild_id/members/:user_id/roles/:role_id': { requests: 10, perMs: 10_000 },
  'POST /webhooks/:application_id/:interaction_token': { requests: 5, perMs: 2000 },
  'PATCH /webhooks/:application_id/:interaction_token/messages/:message_id': { requests: 5, perMs: 2000 },
};

const DEFAULT_ALLOWANCE: Allowance = { requests: 30, perMs: 1000 };

/** Answers to interactions are not limited. */
const UNLIMITED = new Set(['POST /interactions/:interaction_id/:interaction_token/callback']);

export const allowanceOf = ({ method, path }: RestRoute): Allowance | null => {
  const route = `${method} ${path}`;
  return UNLIMITED.has(route) ? null : (KNOWN[route] ?? DEFAULT_ALLOWANCE);
};

/** Answers to interactions stay outside the global limit: Discord's documentation, "Rate Limits", Global Rate Limit. */
export const countsGlobally = ({ path }: RestRoute): boolean => !path.includes(':interaction_token');
