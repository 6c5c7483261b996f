import { type ReactNode, useRef, useState } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Popup } from '../ui/popup.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import { MessageMenu } from './message-menu.tsx';

/** Shown on hover or focus; always visible on touch. */
export const MessageToolbar = ({
  message,
  onReply,
}: {
  message: SandboxMessage;
  onReply: (message: SandboxMessage) => void;
}): ReactNode => {
  const text = useText();
  const toolbar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'emoji' | 'menu' | null>(null);
  const toggle = (what: 'emoji' | 'menu'): void => setOpen(open === what ? null : what);
  const close = (): void => setOpen(null);
  const ephemeral = message.ephemeral_reader_id !== null;
  return (
    <div ref={toolbar} className={open ? 'message-toolbar open' : 'message-toolbar'}>
      {!ephemeral && (
        <>
          <IconButton
            icon="smile"
            name={text.messages.react}
            aria-expanded={open === 'emoji'}
            onClick={() => toggle('emoji')}
          />
          <IconButton icon="reply" name={text.messages.reply} onClick={() => onReply(message)} />
        </>
      )}
      <IconButton
        icon="more"
        name={text.messages.more}
        aria-expanded={open === 'menu'}
        onClick={() => toggle('menu')}
      />
      {open && (
        <Popup anchor={toolbar} onClose={close}>
          {open === 'emoji' ? (
            <EmojiPicker messageId={message.id} onDone={close} />
          ) : (
            <MessageMenu
              message={message}
              onReact={() => setOpen('emoji')}
              onReply={onReply}
              onDone={close}
            />
          )}
        </Popup>
      )}
    </div>
  );
};
