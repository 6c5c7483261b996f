import { gungameRoutes } from '@famiglia/contract/gungame';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

/** The family's usual reasons. Under `settings`: they change with these. */
export const useRejectReasons = (guildId: string): readonly string[] =>
  useQuery({
    queryKey: ['guild', guildId, 'settings', 'gungame-desk'],
    queryFn: ({ signal }) => callApi(gungameRoutes.desk, { guildId }, signal),
    select: (desk) => desk.reject_reasons,
  }).data ?? [];
