import type { ReactNode } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { MemberName } from '../members/member-name.tsx';
import { formatMoment } from './format-moment.ts';

export function MessageAuthor({ message }: { message: SandboxMessage }): ReactNode {
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
}
