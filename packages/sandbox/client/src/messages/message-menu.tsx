import type { ReactNode } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { ContextCommands } from '../commands/context-commands.tsx';
import { useText } from '../i18n/use-text.ts';
import { useRoomPlace } from '../state/room.ts';
import { useSession } from '../state/session.ts';
import { Icon } from '../ui/icon.tsx';

interface MessageMenuProps {
  message: SandboxMessage;
  onReact: () => void;
  onReply: (message: SandboxMessage) => void;
  onDone: () => void;
}

/** All actions of a message, also for touch. */
export const MessageMenu = ({ message, onReact, onReply, onDone }: MessageMenuProps): ReactNode => {
  const text = useText();
  const { actions, userId } = useSession();
  const { key } = useRoomPlace();
  const copy = (value: string): void => {
    onDone();
    void navigator.clipboard.writeText(value);
  };
  const remove = (): void => {
    onDone();
    actions.deleteMessage(message.id).catch((error: Error) => {
      actions.notify({ room: key, kind: 'refused', subject: text.messages.delete, detail: error.message });
    });
  };
  return (
    <div className="menu">
      {message.ephemeral_reader_id === null && (
        <>
          <button type="button" className="menu-item" onClick={onReact}>
            {text.messages.react}
          </button>
          <button
            type="button"
            className="menu-item"
            onClick={() => {
              onDone();
              onReply(message);
            }}
          >
            {text.messages.reply}
          </button>
        </>
      )}
      {message.content && (
        <button type="button" className="menu-item" onClick={() => copy(message.content)}>
          {text.messages.copy}
        </button>
      )}
      <button type="button" className="menu-item" onClick={() => copy(message.id)}>
        {text.messages.copyId}
      </button>
      <ContextCommands kind="message" targetId={message.id} onDone={onDone} />
      {(message.author.id === userId || message.ephemeral_reader_id === null) && (
        <button type="button" className="menu-item danger" onClick={remove}>
          <Icon name="trash" /> {text.messages.delete}
        </button>
      )}
    </div>
  );
};
