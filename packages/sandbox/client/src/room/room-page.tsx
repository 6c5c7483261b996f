import { type ReactNode, useState } from 'react';
import { Composer } from '../composer/composer.tsx';
import { DropZone } from '../composer/drop-zone.tsx';
import { useRoomDraft } from '../composer/use-room-draft.ts';
import { useText } from '../i18n/use-text.ts';
import { MemberList } from '../members/member-list.tsx';
import { MessageList } from '../messages/message-list.tsx';
import { type RoomPlace, RoomContext } from '../state/room.ts';
import { useClientState } from '../state/session.ts';
import { RoomHeader } from './room-header.tsx';
import { TypingLine } from './typing-line.tsx';
import { useRoom } from './use-room.ts';

/** Give it a `key` of the room: a draft belongs to one room. */
export function RoomPage({ place }: { place: RoomPlace }): ReactNode {
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
}
