import { gungameRoutes } from '@famiglia/contract/gungame';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { gungameKey } from './gungame-key.ts';

export const usePlayer = (guildId: string, userId: string) =>
  useQuery({
    queryKey: [...gungameKey(guildId), 'player', userId],
    queryFn: ({ signal }) => callApi(gungameRoutes.player, { guildId, userId }, signal),
  }).data;
