import { eventRoutes } from '@famiglia/contract/event-routes';
import type { EventDetails, Participant } from '@famiglia/contract/events';
import type { RouteResponse } from '@famiglia/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/call-api.ts';
import { useCurrentGuild } from '../../lib/current-guild.ts';
import { errorDetail } from '../../lib/error-detail.ts';
import { toast } from '../../ui/toast.ts';
import { applyPin } from './apply-pin.ts';
import { eventsKey, participantsKey } from '../../features/events/api/event-keys.ts';

type ParticipantList = RouteResponse<typeof eventRoutes.participants>;

export interface Pin {
  userId: string;
  pinned: Participant['pinned'];
}

/** The row goes to its place at once; a refusal brings it back. */
export const usePin = ({ id: eventId, slots }: Pick<EventDetails, 'id' | 'slots'>) => {
  const client = useQueryClient();
  const { id: guildId } = useCurrentGuild();
  const key = participantsKey(guildId, eventId);
  return useMutation({
    mutationFn: (pin: Pin) => callApi(eventRoutes.pin, { guildId, eventId, ...pin }),
    onMutate: async (pin) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<ParticipantList>(key);
      if (before) client.setQueryData(key, { ...before, items: applyPin(before.items, slots, pin) });
      return before;
    },
    onError: (error, _pin, before) => {
      if (before) client.setQueryData(key, before);
      toast.error(errorDetail(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: eventsKey(guildId) }),
  });
};
