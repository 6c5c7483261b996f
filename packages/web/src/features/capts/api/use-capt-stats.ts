import { captRoutes } from '@famiglia/contract/capt-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captKey } from './capt-keys.ts';

/** Who did how much damage, and how that compares. */
export const useCaptStats = (guildId: string, captId: string) =>
  useQuery({
    queryKey: [...captKey(guildId, captId), 'stats'],
    queryFn: ({ signal }) => callApi(captRoutes.stats, { guildId, captId }, signal),
  });
