import type { Route, RouteRequest } from '@famiglia/contract/kit/route';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { errorDetail } from './error-detail.ts';
import { fetchFile } from './fetch-file.ts';
import { saveFile } from './save-file.ts';

/**
 * Downloads a file from the server. An error is shown as a toast, because the file is not shown on the page
 * either.
 */
export const useDownload = <R extends Route>(route: R) =>
  useMutation({
    mutationFn: (input: RouteRequest<R>) => downloadFile(route, input),
    onError: (error) => toast.error(errorDetail(error)),
  });

/** Fetches a file and lets the browser save it. */
export const downloadFile = async <R extends Route>(route: R, input: RouteRequest<R>): Promise<void> =>
  saveFile(await fetchFile(route, input), route.download?.filename ?? '');
