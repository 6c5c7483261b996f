import type { RouteAccess } from '@famiglia/contract/kit/route';
import type { Actor, ClientInfo } from '@famiglia/core/platform/actor';
import { AppError } from '@famiglia/core/platform/app-error';
import { authenticate } from '@famiglia/core/auth/authenticate';
import { authenticateApiKey, isApiKey } from '@famiglia/core/keys/api-keys';
import type { Context } from '@famiglia/core/platform/context';
import { authenticateWarKey } from '@famiglia/core/wars/war-keys';
import type { FastifyRequest } from 'fastify';
import { BROWSER_COOKIE } from './sign-in/browser-cookie.ts';
import { countryByProxy } from './visitor-country.ts';
import { REFRESH_COOKIE } from '@famiglia/contract/auth/auth';

/** The actor of a request. A route that needs a session refuses before anything else is checked. */
export const actorOf = async (
  context: Context,
  request: FastifyRequest,
  access: RouteAccess,
): Promise<Actor> => {
  const client = clientOf(request);
  if (access.kind === 'public') return { kind: 'anonymous', client };
  const token = bearerToken(request);
  if (access.kind === 'key') {
    const key = token === null ? null : await authenticateWarKey(context, token);
    if (key === null) throw new AppError('war_key_invalid');
    return { kind: 'collector', ...key, client };
  }
  if (access.kind === 'guild' && token !== null && isApiKey(token)) {
    const key = await authenticateApiKey(context, token);
    if (key === null) throw new AppError('api_key_invalid');
    return { kind: 'key', ...key, client };
  }
  const session = token === null ? null : await authenticate(context, token);
  if (session === null) throw new AppError('not_signed_in');
  return { kind: 'user', ...session, client };
};

const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

export const clientOf = (request: FastifyRequest): ClientInfo => ({
  ip: request.ip,
  countryCode: countryByProxy(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
  browserId: request.cookies[BROWSER_COOKIE] ?? null,
  refreshKey: request.cookies[REFRESH_COOKIE] ?? null,
});
