import { eventRoutes } from '@famiglia/contract/event-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { participantsKey } from './event-keys.ts';

/** The roster in its order. */
export const useParticipants = (guildId: string, eventId: string) =>
  useQuery({
    queryKey: participantsKey(guildId, eventId),
    queryFn: ({ signal }) => callApi(eventRoutes.participants, { guildId, eventId }, signal),
    select: (list) => list.items,
  });
