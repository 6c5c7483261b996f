import type { Route, RouteRequest } from '@famiglia/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

/** A change by the site admin. Whatever it was, lists and numbers may look different afterwards. */
export const useAdminChange = <R extends Route>(route: R) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RouteRequest<R>) => callApi(route, input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
};
