import type { Route, RouteRequest } from '@famiglia/contract/kit/route';
import { fetchFile } from './fetch-file.ts';
import { saveFile } from './save-file.ts';

/** Fetches a file and lets the browser save it. */
export const downloadFile = async <R extends Route>(route: R, input: RouteRequest<R>): Promise<void> =>
  saveFile(await fetchFile(route, input), route.download?.filename ?? '');
