import { type APIMessageSnapshot, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { ComponentNode } from '../components/component-node.tsx';
import { PressContext, useMessagePress } from '../components/use-press.ts';
import { useText } from '../i18n/use-text.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { nameOf } from '../state/directory.ts';
import { useDirectory } from '../state/room.ts';
import { Icon } from '../ui/icon.tsx';
import { Attachments } from '../attachments/attachments.tsx';
import { Embed } from './embed.tsx';
import { Reactions } from './reactions.tsx';

export const MessageContent = ({ message }: { message: SandboxMessage }): ReactNode => {
  const text = useText();
  const directory = useDirectory();
  const author = nameOf(directory, message.author.id) ?? message.author.username;
  if (isThinking(message)) {
    return <output className="thinking">{text.messages.thinking(author)}</output>;
  }
  if (message.type === MessageType.UserJoin) return <p className="muted">{text.messages.joined(author)}</p>;
  if (message.type === MessageType.ChannelPinnedMessage)
    return <p className="muted">{text.messages.pinned(author)}</p>;
  return (
    <>
      {message.content && <Markdown text={message.content} />}
      {message.message_snapshots?.map(({ message: forwarded }) => (
        <Forwarded key={forwarded.timestamp} forwarded={forwarded} />
      ))}
      {message.edited_timestamp && <span className="edited faint small"> {text.messages.edited}</span>}
      <Attachments items={message.attachments} />
      {/* oxlint-disable-next-line react/no-array-index-key -- embeds have no id */}
      {!hidesEmbeds(message) && message.embeds.map((embed, index) => <Embed key={index} embed={embed} />)}
      <MessageComponents message={message} />
      <Reactions message={message} />
    </>
  );
};

/** A forwarded message. Discord does not say who wrote it. */
const Forwarded = ({ forwarded }: { forwarded: APIMessageSnapshot['message'] }): ReactNode => {
  const text = useText();
  return (
    <blockquote className="forwarded">
      <p className="muted small">{text.messages.forwarded}</p>
      {forwarded.content && <Markdown text={forwarded.content} />}
      <Attachments items={forwarded.attachments} />
    </blockquote>
  );
};

const isThinking = (message: SandboxMessage): boolean => has(message, MessageFlags.Loading);

const hidesEmbeds = (message: SandboxMessage): boolean => has(message, MessageFlags.SuppressEmbeds);

const has = (message: SandboxMessage, flag: MessageFlags): boolean => ((message.flags ?? 0) & flag) !== 0;

const MessageComponents = ({ message }: { message: SandboxMessage }): ReactNode => {
  const text = useText();
  const press = useMessagePress(message);
  if (!message.components?.length) return null;
  return (
    <PressContext value={press}>
      <div className="components">
        {message.components.map((component, index) => (
          <ComponentNode key={component.id ?? index} component={component} />
        ))}
      </div>
      {press.failed && (
        <p className="press-failed" role="alert">
          <Icon name="warning" /> {text.messages.clickFailed}
        </p>
      )}
    </PressContext>
  );
};
