import * as z from 'zod';
import { anyone, route, signedIn } from '../kit/route.ts';
import { noContent, snowflake, time } from '../kit/shapes.ts';

export const user = z.object({
  id: snowflake,
  username: z.string(),
  global_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  is_admin: z.boolean(),
});
export type User = z.infer<typeof user>;

export const session = z.object({ token: z.string(), expires_at: time, user });
export type Session = z.infer<typeof session>;

/** Why a sign-in failed; the page `/auth/error?reason=` explains it. */
export const AUTH_ERROR_REASONS = ['denied', 'state_mismatch', 'discord_down', 'failed'] as const;
export type AuthErrorReason = (typeof AUTH_ERROR_REASONS)[number];

/** The half of a session that no script can read (docs/decisions/0006-sign-in-and-sessions.md). */
export const REFRESH_COOKIE = 'famiglia_refresh';

const token = z.string().min(1).max(200);

export const authRoutes = {
  login: route({
    method: 'GET',
    path: '/auth/login',
    summary: 'Begin signing in: the address of Discord’s consent page',
    access: anyone,
    cost: 'light',
    query: z.object({ return_to: z.string().max(500).optional() }),
    response: z.object({ authorization_url: z.url() }),
  }),
  session: route({
    method: 'POST',
    path: '/auth/session',
    summary: 'Trade the one-time code of the callback for a session',
    access: anyone,
    body: z.object({ code: z.string().min(1).max(200) }),
    givesCookie: REFRESH_COOKIE,
    response: session.extend({ return_to: z.string() }),
    errors: ['invalid_code'],
  }),
  refresh: route({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Rotate a session token; only the browser that was given it can, by its cookie',
    access: anyone,
    body: z.object({ token }),
    needsCookie: REFRESH_COOKIE,
    givesCookie: REFRESH_COOKIE,
    response: session,
    errors: ['not_signed_in', 'session_over'],
  }),
  me: route({
    method: 'GET',
    path: '/auth/me',
    summary: 'The signed-in person',
    access: signedIn,
    response: user,
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    access: signedIn,
    response: noContent,
  }),
  logoutEverywhere: route({
    method: 'POST',
    path: '/auth/logout-everywhere',
    summary: 'End all of one’s own sessions, this one included',
    access: signedIn,
    response: noContent,
  }),
};
