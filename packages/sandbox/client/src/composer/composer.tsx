import { type ReactNode, useState } from 'react';
import { CommandForm } from '../commands/command-form.tsx';
import { parseCommandLine } from '../commands/parse-command-line.ts';
import type { RunnableCommand } from '../commands/runnable-command.ts';
import { useLocale } from '../commands/use-locale.ts';
import { useText } from '../i18n/use-text.ts';
import { useRoomPlace } from '../state/room.ts';
import { MessageForm } from './message-form.tsx';
import type { RoomDraft } from './use-room-draft.ts';

/** The input for a message, or for the chosen command. */
export const Composer = ({ draft }: { draft: RoomDraft }): ReactNode => {
  const text = useText();
  const locale = useLocale();
  const { channel, guildId } = useRoomPlace();
  const [command, setCommand] = useState<{ chosen: RunnableCommand; written: Record<string, string> } | null>(
    null,
  );

  if (guildId !== null && !channel?.can_post) {
    return <p className="composer composer-closed">{text.composer.cannotPost}</p>;
  }
  if (command) {
    return (
      <div className="composer">
        <CommandForm
          key={command.chosen.key}
          command={command.chosen}
          written={command.written}
          onClose={() => setCommand(null)}
        />
      </div>
    );
  }
  return (
    <div className="composer">
      <MessageForm
        draft={draft}
        onCommand={(chosen) => {
          setCommand({ chosen, written: parseCommandLine(draft.text, chosen, locale) });
          draft.setText('');
        }}
      />
    </div>
  );
};
