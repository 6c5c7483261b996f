import { userRoutes } from '@famiglia/contract/users';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { memberKey } from './member-key.ts';

export const useNickHistory = (guildId: string, userId: string) =>
  useQuery({
    queryKey: [...memberKey(guildId, userId), 'nicks'],
    queryFn: ({ signal }) => callApi(userRoutes.nickHistory, { guildId, userId }, signal),
    select: (list) => list.items,
  });
