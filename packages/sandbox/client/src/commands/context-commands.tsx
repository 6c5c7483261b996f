import { ApplicationCommandType } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { localised } from './localised.ts';
import { useCommands } from './use-commands.ts';
import { useLocale } from './use-locale.ts';
import { useRunCommand } from './use-run-command.ts';

interface ContextCommandsProps {
  kind: 'user' | 'message';
  targetId: string;
  onDone: () => void;
}

/** The bot's own entries in the menu of a person or a message. */
export const ContextCommands = ({ kind, targetId, onDone }: ContextCommandsProps): ReactNode => {
  const text = useText();
  const locale = useLocale();
  const run = useRunCommand();
  const wanted = kind === 'user' ? ApplicationCommandType.User : ApplicationCommandType.Message;
  const commands = useCommands().filter(({ type }) => type === wanted);
  if (commands.length === 0) return null;
  return (
    <div className="menu-group">
      <p className="label">{text.messages.apps}</p>
      {commands.map((command) => {
        const title = localised(command.name, command.name_localizations, locale);
        return (
          <button
            key={command.id}
            type="button"
            className="menu-item"
            onClick={() => {
              onDone();
              void run({ name: command.name, target_id: targetId }, title);
            }}
          >
            {title}
          </button>
        );
      })}
    </div>
  );
};
