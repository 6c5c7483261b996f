import type { Route, RouteRequest } from '@famiglia/contract/route';
import { asSignedIn } from './as-signed-in.ts';
import { buildRequest } from './build-request.ts';
import { exchange } from './exchange.ts';

/** Asks for a file as the signed-in person, which a plain link or picture could not. */
export const fetchFile = async <R extends Route>(
  route: R,
  input: RouteRequest<R>,
  signal?: AbortSignal,
): Promise<Blob> => {
  const { url, init } = buildRequest(route, input);
  if (signal) init.signal = signal;
  return asSignedIn(init, async (request) => (await exchange(url, request)).blob());
};
