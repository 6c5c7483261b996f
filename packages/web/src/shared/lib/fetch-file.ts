import type { Route, RouteRequest } from '@famiglia/contract/kit/route';
import { asSignedIn } from './as-signed-in.ts';
import { buildRequest } from './build-request.ts';
import { exchange } from './exchange.ts';

/** Fetches a file as the signed-in person, which a plain link or image cannot do. */
export const fetchFile = async <R extends Route>(
  route: R,
  input: RouteRequest<R>,
  signal?: AbortSignal,
): Promise<Blob> => {
  const { url, init } = buildRequest(route, input);
  if (signal) init.signal = signal;
  return asSignedIn(init, async (request) => (await exchange(url, request)).blob());
};
