import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { nameOf } from '../state/directory.ts';
import { useDirectory, useRoomPlace } from '../state/room.ts';
import { useClientState } from '../state/session.ts';

/** Keeps its height when nobody types, so that nothing jumps. */
export function TypingLine(): ReactNode {
  const text = useText();
  const { key } = useRoomPlace();
  const directory = useDirectory();
  const typist = useClientState((state) => state.typing[key]);
  const name = typist && nameOf(directory, typist);
  return <p className="typing-line">{name ? text.messages.typing(name) : ''}</p>;
}
