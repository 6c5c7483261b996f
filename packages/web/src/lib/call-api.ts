import type { Route, RouteRequest, RouteResponse } from '@famiglia/contract/route';
import { freshToken } from '../auth/fresh-token.ts';
import { leaveForLogin } from '../auth/leave-for-login.ts';
import { adoptStoredSession, currentToken } from '../auth/auth-store.ts';
import { ApiError } from './api-error.ts';
import { buildRequest } from './build-request.ts';
import { send } from './send.ts';

const withToken = (init: RequestInit, token: string | null): RequestInit => {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
};

/**
 * A typed call made from a contract route. A 401 ends the sign-in and leaves for the login page, unless
 * another tab has rotated the token while the call was under way: then it is asked again with the new one.
 */
export const callApi = async <R extends Route>(
  route: R,
  input: RouteRequest<R>,
  signal?: AbortSignal,
): Promise<RouteResponse<R>> => {
  const { url, init } = buildRequest(route, input);
  if (signal) init.signal = signal;
  if (route.access.kind === 'public') return (await send(url, init)) as RouteResponse<R>;

  const ask = async (token: string | null): Promise<unknown> => {
    try {
      return await send(url, withToken(init, token));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      await adoptStoredSession();
      const newer = currentToken();
      if (newer && newer !== token) return ask(newer);
      leaveForLogin();
      throw error;
    }
  };
  return (await ask(await freshToken())) as RouteResponse<R>;
};
