import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Composer } from '../composer/composer.tsx';
import { DropZone } from '../composer/drop-zone.tsx';
import { useRoomDraft } from '../composer/use-room-draft.ts';
import { useText } from '../i18n/use-text.ts';
import { MemberList } from '../members/member-list.tsx';
import { MessageList } from '../messages/message-list.tsx';
import type { Room, RoomKey } from '../state/client-state.ts';
import { nameOf } from '../state/directory.ts';
import { RoomContext, type RoomPlace, useDirectory, useRoomPlace } from '../state/room.ts';
import { useClientState, useSession } from '../state/session.ts';
import { RoomHeader } from './room-header.tsx';

/** Give it a `key` of the room: a draft belongs to one room. */
export const RoomPage = ({ place }: { place: RoomPlace }): ReactNode => {
  const text = useText();
  const { room, problem, retry } = useRoom(place.key);
  const draft = useRoomDraft();
  const botConnected = useClientState((state) => state.world?.bot_connected ?? true);
  const [membersOpen, setMembersOpen] = useState(() => innerWidth >= 1100);
  return (
    <RoomContext value={place}>
      <main className="room-frame">
        <DropZone draft={draft}>
          <RoomHeader membersOpen={membersOpen} onToggleMembers={() => setMembersOpen(!membersOpen)} />
          {!botConnected && <p className="strip">{text.frame.botOffline}</p>}
          {room ? (
            <MessageList room={room} onReply={draft.setReplyTo} />
          ) : (
            <div className="messages-frame">
              {problem ? (
                <p className="messages-empty" role="alert">
                  {problem}{' '}
                  <button type="button" className="button" onClick={retry}>
                    {text.common.retry}
                  </button>
                </p>
              ) : (
                <output className="messages-empty">{text.common.loading}</output>
              )}
            </div>
          )}
          <TypingLine />
          <Composer draft={draft} />
        </DropZone>
        {membersOpen && place.guildId !== null && (
          <MemberList
            onClose={() => setMembersOpen(false)}
            onMention={(userId) => draft.addText(`<@${userId}>`)}
          />
        )}
      </main>
    </RoomContext>
  );
};

/** Keeps its height when nobody types, so that nothing moves. */
const TypingLine = (): ReactNode => {
  const text = useText();
  const { key } = useRoomPlace();
  const directory = useDirectory();
  const typist = useClientState((state) => state.typing[key]);
  const name = typist && nameOf(directory, typist);
  return <p className="typing-line">{name ? text.messages.typing(name) : ''}</p>;
};

interface RoomLoading {
  room: Room | undefined;
  problem: string | null;
  retry: () => void;
}

/** The messages of a room, fetched when it opens. The session fetches them again after a disconnect. */
const useRoom = (key: RoomKey): RoomLoading => {
  const text = useText();
  const { actions, store } = useSession();
  const room = useClientState((state) => state.rooms[key]);
  const [error, setError] = useState<Error | null>(null);

  const load = useCallback(() => {
    actions.loadRoom(key).then(() => setError(null), setError);
  }, [actions, key]);

  useEffect(load, [load]);
  useEffect(() => {
    store.update((state) => {
      const unread = new Set(state.unread);
      unread.delete(key);
      return { ...state, viewing: key, unread };
    });
  }, [store, key]);
  return { room, problem: error && (error.message || text.common.unreachable), retry: load };
};
