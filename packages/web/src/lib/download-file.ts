import type { Route, RouteRequest } from '@famiglia/contract/route';
import { asSignedIn } from './as-signed-in.ts';
import { buildRequest } from './build-request.ts';
import { exchange } from './exchange.ts';

/** Asks for a file as the signed-in person, which a plain link could not, and hands it to the browser. */
export const downloadFile = async <R extends Route>(route: R, input: RouteRequest<R>): Promise<void> => {
  const { url, init } = buildRequest(route, input);
  const file = await asSignedIn(init, async (request) => (await exchange(url, request)).blob());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = route.download?.filename ?? '';
  link.click();
  // The browser has begun to read it by then; before that the address must stay.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
