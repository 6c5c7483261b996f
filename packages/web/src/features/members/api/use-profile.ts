import { userRoutes } from '@famiglia/contract/users';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { profileKey } from './member-key.ts';

export const useProfile = (guildId: string, userId: string) =>
  useQuery({
    queryKey: profileKey(guildId, userId),
    queryFn: ({ signal }) => callApi(userRoutes.get, { guildId, userId }, signal),
  });
