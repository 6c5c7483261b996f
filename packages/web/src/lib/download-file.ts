import type { Route, RouteRequest } from '@famiglia/contract/route';
import { freshToken } from '../auth/fresh-token.ts';
import { ApiError } from './api-error.ts';
import { buildRequest } from './build-request.ts';

/** Asks for a file as the signed-in person, which a plain link could not, and hands it to the browser. */
export const downloadFile = async <R extends Route>(route: R, input: RouteRequest<R>): Promise<void> => {
  const { url } = buildRequest(route, input);
  let file: Blob;
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${await freshToken()}` } });
    if (!response.ok) throw new ApiError(response.status === 403 ? 'permission_denied' : 'internal');
    file = await response.blob();
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('unreachable', [], { cause: error });
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = route.download?.filename ?? '';
  link.click();
  // The browser has begun to read it by then; before that the address must stay.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
