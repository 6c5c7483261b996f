import type { ReactNode } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../state/session.ts';

/** Under a message: press one to add yours or take it back. */
export function Reactions({ message }: { message: SandboxMessage }): ReactNode {
  const text = useText();
  const { actions } = useSession();
  if (!message.reactions?.length) return null;
  return (
    <div className="reactions">
      {message.reactions.map(({ emoji, count, me }) => {
        const name = emoji.id ? `:${emoji.name}:` : (emoji.name ?? '');
        const key = emoji.id ? `${emoji.name}:${emoji.id}` : name;
        const action = me ? 'remove' : 'add';
        return (
          <button
            key={key}
            type="button"
            className="reaction"
            aria-pressed={me}
            aria-label={text.messages.reaction(name, count)}
            onClick={() =>
              void actions.react({ message_id: message.id, emoji: key, action }).catch(() => undefined)
            }
          >
            <span aria-hidden="true">{name}</span> {count}
          </button>
        );
      })}
    </div>
  );
}
