import { captRoutes } from '@famiglia/contract/capt-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captParticipantsKey } from './capt-keys.ts';

/** The roster in its order. */
export const useCaptParticipants = (guildId: string, captId: string) =>
  useQuery({
    queryKey: captParticipantsKey(guildId, captId),
    queryFn: ({ signal }) => callApi(captRoutes.participants, { guildId, captId }, signal),
    select: (list) => list.items,
  });
