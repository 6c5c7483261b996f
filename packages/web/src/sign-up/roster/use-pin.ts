import type { Participant } from '@famiglia/contract/events';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCurrentGuild } from '../../lib/current-guild.ts';
import { errorDetail } from '../../lib/error-detail.ts';
import { toast } from '../../ui/toast.ts';
import type { SignUp } from '../sign-up.ts';
import type { Pin } from '../sign-up-kind.ts';
import { useSignUpKind } from '../sign-up-kind.ts';
import { applyPin } from './apply-pin.ts';

/** The row goes to its place at once; a refusal brings it back. */
export const usePin = ({ id, slots }: Pick<SignUp, 'id' | 'slots'>) => {
  const kind = useSignUpKind();
  const client = useQueryClient();
  const { id: guildId } = useCurrentGuild();
  const place = { guildId, id };
  const key = kind.participantsKey(place);
  return useMutation({
    mutationFn: (pin: Pin) => kind.pin(place, pin),
    onMutate: async (pin) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<{ items: Participant[] }>(key);
      if (before) client.setQueryData(key, { ...before, items: applyPin(before.items, slots, pin) });
      return before;
    },
    onError: (error, _pin, before) => {
      if (before) client.setQueryData(key, before);
      toast.error(errorDetail(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: kind.key(guildId) }),
  });
};
