import type { Route, RouteRequest, RouteResponse } from '@famiglia/contract/kit/route';
import { asSignedIn } from './as-signed-in.ts';
import { buildRequest } from './build-request.ts';
import { send } from './send.ts';

/** A typed call made from a contract route. */
export const callApi = async <R extends Route>(
  route: R,
  input: RouteRequest<R>,
  signal?: AbortSignal,
): Promise<RouteResponse<R>> => {
  const { url, init } = buildRequest(route, input);
  if (signal) init.signal = signal;
  const ask = async (request: RequestInit) => send(url, request);
  return (await (route.access.kind === 'public' ? ask(init) : asSignedIn(init, ask))) as RouteResponse<R>;
};
