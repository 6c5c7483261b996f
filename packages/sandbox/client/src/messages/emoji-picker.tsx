import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../state/session.ts';

const common = ['👍', '👎', '✅', '❌', '➕', '❤️', '🔥', '😂', '😮', '😢', '🎉', '👀'];

export const EmojiPicker = ({ messageId, onDone }: { messageId: string; onDone: () => void }): ReactNode => {
  const text = useText();
  const { actions } = useSession();
  const [other, setOther] = useState('');
  const add = (emoji: string): void => {
    onDone();
    if (emoji) void actions.react({ message_id: messageId, emoji, action: 'add' }).catch(() => undefined);
  };
  return (
    <form
      className="emoji-picker"
      onSubmit={(event) => {
        event.preventDefault();
        add(other.trim());
      }}
    >
      {common.map((emoji) => (
        <button key={emoji} type="button" className="emoji" aria-label={emoji} onClick={() => add(emoji)}>
          {emoji}
        </button>
      ))}
      <input
        className="input"
        value={other}
        maxLength={60}
        aria-label={text.messages.otherEmoji}
        placeholder={text.messages.otherEmoji}
        onChange={(event) => setOther(event.target.value)}
      />
    </form>
  );
};
