import type { Participant } from '@famiglia/contract/events/events';
import type { Squad } from '@famiglia/contract/rosters/squads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { Pin } from '../sign-up-kind.ts';
import { useSignUpKind } from '../sign-up-kind.ts';
import type { SignUp } from '../sign-up.ts';
import { applyPin } from './apply-pin.ts';
import { liveRosterText } from './live-roster.text.ts';

/** Until the server's order has arrived. After that the focus is left alone. */
const KEEP_FOCUS_MS = 3000;

/** Pins by drag, keys and menu: announces each pin, and keeps the focus on a row that was moved by keys. */
export const usePinning = (of: SignUp, frame: RefObject<HTMLElement | null>) => {
  const text = useText(liveRosterText);
  const { mutate } = usePin(of);
  const [said, setSaid] = useState('');
  const moved = useRef({ id: '', at: Number.NEGATIVE_INFINITY });

  // A row that moves to the other list is a new element, so its focus has to be set again.
  useLayoutEffect(() => {
    const { id, at } = moved.current;
    if (performance.now() - at > KEEP_FOCUS_MS || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>(`[data-row="${id}"] [data-handle]`)?.focus();
  });

  const pin = (person: Participant, pinned: Participant['pinned']): void => {
    if (person.pinned === pinned) return;
    const say = pinned === null ? text.saidFree : pinned === 'in' ? text.saidIn : text.saidOut;
    setSaid(say(person.ingame_nick ?? person.display_name));
    mutate({ userId: person.user_id, pinned });
  };
  const pinByKey = (person: Participant, list: Participant['list']): void => {
    moved.current = { id: person.user_id, at: performance.now() };
    pin(person, list === 'main' ? 'in' : 'out');
  };
  const move = (person: Participant, squad: Squad): void => {
    setSaid(text.saidMoved(person.ingame_nick ?? person.display_name, squad.name));
    mutate({ userId: person.user_id, pinned: 'in', squad_id: squad.id });
  };
  return { pin, pinByKey, move, said };
};

/** The row moves at once; a refusal moves it back. */
const usePin = ({ id, slots, squads }: Pick<SignUp, 'id' | 'slots' | 'squads'>) => {
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
      // Only the server knows who loses their place in the squad.
      if (before && squads.length === 0)
        client.setQueryData(key, { ...before, items: applyPin(before.items, slots, pin) });
      return before;
    },
    onError: (error, _pin, before) => {
      if (before) client.setQueryData(key, before);
      toast.error(errorDetail(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: kind.key(guildId) }),
  });
};
