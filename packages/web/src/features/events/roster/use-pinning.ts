import type { EventDetails, Participant } from '@famiglia/contract/events';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../language/use-text.ts';
import { usePin } from '../api/use-pin.ts';
import { liveRosterText } from './live-roster.text.ts';

/** Pins by drag, keys and menu: says each aloud, and keeps the focus on a row that the keys have moved. */
export const usePinning = (event: EventDetails, frame: RefObject<HTMLElement | null>) => {
  const text = useText(liveRosterText);
  const { mutate } = usePin(event);
  const [said, setSaid] = useState('');
  const moved = useRef<string | null>(null);

  // A row that crosses the line is a new element, and the old one took the focus with it.
  useLayoutEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>(`[data-row="${moved.current}"] [data-handle]`)?.focus();
  });

  const pin = (person: Participant, pinned: Participant['pinned']): void => {
    if (person.pinned === pinned) return;
    const say = pinned === null ? text.saidFree : pinned === 'in' ? text.saidIn : text.saidOut;
    setSaid(say(person.ingame_nick ?? person.display_name));
    mutate({ userId: person.user_id, pinned });
  };
  const pinByKey = (person: Participant, list: Participant['list']): void => {
    moved.current = person.user_id;
    pin(person, list === 'main' ? 'in' : 'out');
  };
  return { pin, pinByKey, said };
};
