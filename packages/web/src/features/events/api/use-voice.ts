import { eventRoutes } from '@famiglia/contract/event-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { eventKey } from './event-keys.ts';

/** Who of the roster was seen in a voice channel around the start. */
export const useVoice = (guildId: string, eventId: string) =>
  useQuery({
    queryKey: [...eventKey(guildId, eventId), 'voice'],
    queryFn: ({ signal }) => callApi(eventRoutes.voice, { guildId, eventId }, signal),
    select: (list) => list.items,
  });
