import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { CommandPicker } from '../commands/command-picker.tsx';
import { matchCommands, runnableCommands } from '../commands/runnable-command.ts';
import type { RunnableCommand } from '../commands/runnable-command.ts';
import { useCommands } from '../commands/use-commands.ts';
import { useLocale } from '../commands/use-locale.ts';
import { useText } from '../i18n/use-text.ts';
import { useRoomPlace } from '../state/room.ts';
import { useClientState } from '../state/session.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useActiveItem } from '../ui/use-active-item.ts';
import { DraftExtras } from './draft-extras.tsx';
import { FileButton } from './file-button.tsx';
import type { RoomDraft } from './use-room-draft.ts';
import { useSend } from './use-send.ts';

const mostCharacters = 2000;

interface MessageFormProps {
  draft: RoomDraft;
  onCommand: (command: RunnableCommand) => void;
}

export const MessageForm = ({ draft, onCommand }: MessageFormProps): ReactNode => {
  const text = useText();
  const locale = useLocale();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { channel } = useRoomPlace();
  const botName = useClientState((state) => state.world?.bot.username);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const picker = useCommandPicker(draft.text);
  const open = picker.open && closedFor !== draft.text;
  const { send, sending, problem } = useSend(draft);
  const over = draft.text.length - mostCharacters;

  useEffect(() => {
    // On touch the focus would open the keyboard over the messages.
    if (draft.replyTo || matchMedia('(hover: hover)').matches) area.current?.focus();
  }, [draft.replyTo]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const current = picker.matches[picker.active];
    if (open && event.key === 'Escape') setClosedFor(draft.text);
    else if (open && current && (event.key === 'Tab' || event.key === 'Enter') && !event.shiftKey) {
      event.preventDefault();
      onCommand(current);
    } else if (open && picker.move(event)) return;
    else if (event.key === 'Escape') draft.setReplyTo(null);
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (over <= 0) void send();
    }
  };

  return (
    <>
      {open && (
        <CommandPicker
          id={listId}
          commands={picker.matches}
          anyKnown={picker.anyKnown}
          active={picker.active}
          locale={locale}
          onPick={onCommand}
        />
      )}
      <DraftExtras draft={draft} />
      {problem && (
        <p className="composer-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="composer-row">
        <FileButton draft={draft} />
        <textarea
          ref={area}
          className="composer-text"
          rows={1}
          value={draft.text}
          aria-label={text.composer.label}
          placeholder={text.composer.placeholder(channel ? `#${channel.name}` : `@${botName ?? ''}`)}
          aria-autocomplete="list"
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && picker.matches.length > 0 ? `${listId}-${picker.active}` : undefined}
          onChange={(event) => draft.setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {over > 0 && <span className="bad small">{text.composer.tooLong(over)}</span>}
        <IconButton
          icon="send"
          name={text.composer.send}
          disabled={sending || over > 0}
          onClick={() => void send()}
        />
      </div>
    </>
  );
};

interface CommandPickerState {
  open: boolean;
  matches: RunnableCommand[];
  anyKnown: boolean;
  active: number;
  move: (event: KeyboardEvent) => boolean;
}

/** Open while the text starts with a slash and is still one line. */
const useCommandPicker = (text: string): CommandPickerState => {
  const commands = useCommands();
  const locale = useLocale();
  const all = useMemo(() => runnableCommands(commands, locale), [commands, locale]);
  const open = text.startsWith('/') && !text.includes('\n');
  const matches = useMemo(() => (open ? matchCommands(all, text.slice(1)) : []), [all, open, text]);
  const { active, move } = useActiveItem(matches.length);
  return { open, matches, anyKnown: all.length > 0, active, move };
};
