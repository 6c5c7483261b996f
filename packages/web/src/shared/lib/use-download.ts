import type { Route, RouteRequest } from '@famiglia/contract/route';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { downloadFile } from './download-file.ts';
import { errorDetail } from './error-detail.ts';

/** Fetches a file of the server's. What goes wrong is told at the edge of the screen: the file would be elsewhere too. */
export const useDownload = <R extends Route>(route: R) =>
  useMutation({
    mutationFn: (input: RouteRequest<R>) => downloadFile(route, input),
    onError: (error) => toast.error(errorDetail(error)),
  });
