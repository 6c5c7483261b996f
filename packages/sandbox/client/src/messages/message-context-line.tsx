import { MessageType } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { InlineMarkdown } from '../markdown/markdown.tsx';
import { nameOf } from '../state/directory.ts';
import { useDirectory } from '../state/room.ts';
import { Icon } from '../ui/icon.tsx';

/** Above a message: the message or command it answers. */
export const MessageContextLine = ({ message }: { message: SandboxMessage }): ReactNode => {
  const text = useText();
  const directory = useDirectory();
  const original = message.referenced_message;
  if (message.type === MessageType.Reply) {
    const name = original && (nameOf(directory, original.author.id) ?? original.author.username);
    return (
      <p className="context-line">
        <Icon name="reply" />
        <span className="sr-only">{text.messages.replyTo}</span>
        {name && <b>{name}</b>}
        <span className="context-text">
          {original ? <InlineMarkdown text={previewOf(original.content)} /> : text.messages.lostOriginal}
        </span>
      </p>
    );
  }
  const person = message.interaction_metadata?.user;
  if (!person || message.command_name === null) return null;
  return (
    <p className="context-line">
      <Icon name="slash" />
      <b>{nameOf(directory, person.id) ?? person.username}</b> {text.messages.used}{' '}
      <span className="mention">{message.command_name}</span>
    </p>
  );
};

/** The beginning of a message, without half a mention at its end. */
const previewOf = (content: string): string =>
  content.length <= 120 ? content || '…' : `${content.slice(0, 120).replace(/<[^>]*$/, '')}…`;
