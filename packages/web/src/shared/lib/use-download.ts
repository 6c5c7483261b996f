import type { Route, RouteRequest } from '@famiglia/contract/kit/route';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { downloadFile } from './download-file.ts';
import { errorDetail } from './error-detail.ts';

/**
 * Downloads a file from the server. An error is shown as a toast, because the file is not shown on the page
 * either.
 */
export const useDownload = <R extends Route>(route: R) =>
  useMutation({
    mutationFn: (input: RouteRequest<R>) => downloadFile(route, input),
    onError: (error) => toast.error(errorDetail(error)),
  });
