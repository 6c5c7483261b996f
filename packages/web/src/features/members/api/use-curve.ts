import { userRoutes } from '@famiglia/contract/users';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { memberKey } from './member-key.ts';

export const useCurve = (guildId: string, userId: string, days: number) =>
  useQuery({
    queryKey: [...memberKey(guildId, userId), 'curve', days],
    queryFn: ({ signal }) => callApi(userRoutes.reputationCurve, { guildId, userId, days }, signal),
    placeholderData: keepPreviousData,
  });
