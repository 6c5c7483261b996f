import { authRoutes, REFRESH_COOKIE } from '@famiglia/contract/auth/auth';
import type { RefreshKey } from '@famiglia/core/auth/issue-token';
import type { GivenSession } from '@famiglia/core/auth/present-session';
import type { Context } from '@famiglia/core/platform/context';
import type { FastifyReply } from 'fastify';

/**
 * The HttpOnly cookie of a session. It is sent only with a refresh and only to our own pages, and it is useless without
 * the token in that call's body, so another site cannot use it.
 */
const attributes = ({ config }: Context) => ({
  path: authRoutes.refresh.path,
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: config.publicUrl.startsWith('https:'),
});

/** Sets the cookie, and returns the rest as the answer. */
export const giveSession = <Given extends GivenSession>(
  context: Context,
  reply: FastifyReply,
  { session, refreshKey }: Given,
): Given['session'] => {
  const { value, expiresAt }: RefreshKey = refreshKey;
  const maxAge = Math.floor((expiresAt.getTime() - context.clock().getTime()) / 1000);
  reply.setCookie(REFRESH_COOKIE, value, { ...attributes(context), maxAge });
  return session;
};

/** Signing out deletes the cookie. */
export const takeCookie = (context: Context, reply: FastifyReply, nothing: null): null => {
  reply.clearCookie(REFRESH_COOKIE, attributes(context));
  return nothing;
};
