import { eventRoutes } from '@famiglia/contract/event-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { eventKey } from './event-keys.ts';

export const useEvent = (guildId: string, eventId: string) =>
  useQuery({
    queryKey: eventKey(guildId, eventId),
    queryFn: ({ signal }) => callApi(eventRoutes.get, { guildId, eventId }, signal),
  });
