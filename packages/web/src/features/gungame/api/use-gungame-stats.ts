import { gungameRoutes } from '@famiglia/contract/gungame';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { gungameKey } from './gungame-key.ts';

/** Also the counts beside the tabs. */
export const useGungameStats = (guildId: string) =>
  useQuery({
    queryKey: [...gungameKey(guildId), 'stats'],
    queryFn: ({ signal }) => callApi(gungameRoutes.stats, { guildId }, signal),
  });
