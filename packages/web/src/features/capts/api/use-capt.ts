import { captRoutes } from '@famiglia/contract/capt-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captKey } from './capt-keys.ts';

export const useCapt = (guildId: string, captId: string) =>
  useQuery({
    queryKey: captKey(guildId, captId),
    queryFn: ({ signal }) => callApi(captRoutes.get, { guildId, captId }, signal),
  });
