import { Component, memo, type ReactNode } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { MemberName } from '../members/member-name.tsx';
import { useDirectory } from '../state/room.ts';
import { useSession } from '../state/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { formatMoment } from './format-moment.ts';
import { MessageContent } from './message-content.tsx';
import { MessageContextLine } from './message-context-line.tsx';
import { MessageToolbar } from './message-toolbar.tsx';

interface MessageRowProps {
  message: SandboxMessage;
  /** A further message of the same person: without name and avatar. */
  continued: boolean;
  onReply: (message: SandboxMessage) => void;
}

export const MessageRow = memo(function MessageRow({
  message,
  continued,
  onReply,
}: MessageRowProps): ReactNode {
  const text = useText();
  const { userId } = useSession();
  const directory = useDirectory();
  const ephemeral = message.ephemeral_reader_id !== null;
  const mentionsMe = message.mention_everyone || message.mentions.some(({ id }) => id === userId);
  const kinds = ['message', continued && 'continued', ephemeral && 'ephemeral', mentionsMe && 'mentions-me'];
  return (
    <li className={kinds.filter(Boolean).join(' ')} id={`message-${message.id}`}>
      {!continued && <MessageContextLine message={message} />}
      <div className="message-main">
        {!continued && <Avatar user={directory.users.get(message.author.id)} size={36} />}
        <div className="message-body">
          {!continued && <MessageAuthor message={message} />}
          <ErrorBoundary fallback={<p className="bad">{text.messages.unreadable}</p>}>
            <MessageContent message={message} />
          </ErrorBoundary>
          {ephemeral && <EphemeralLine messageId={message.id} />}
        </div>
      </div>
      <MessageToolbar message={message} onReply={onReply} />
    </li>
  );
});

const EphemeralLine = ({ messageId }: { messageId: string }): ReactNode => {
  const text = useText();
  const { actions } = useSession();
  return (
    <p className="ephemeral-line">
      <Icon name="eye" /> {text.messages.onlyYou} ·{' '}
      <button
        type="button"
        className="link"
        onClick={() => void actions.deleteMessage(messageId).catch(() => undefined)}
      >
        {text.messages.dismiss}
      </button>
    </p>
  );
};

interface ErrorBoundaryProps {
  /** Shown instead of content that failed to render. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A bot may send anything: content that fails to render must not break the page. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

const MessageAuthor = ({ message }: { message: SandboxMessage }): ReactNode => {
  const text = useText();
  const { language } = useLanguage();
  return (
    <div className="message-author">
      <MemberName
        userId={message.author.id}
        fallback={message.author.global_name ?? message.author.username}
      />
      {message.author.bot && <span className="tag">{text.messages.app}</span>}
      <time className="faint small" dateTime={message.timestamp}>
        {formatMoment(message.timestamp, language)}
      </time>
    </div>
  );
};
