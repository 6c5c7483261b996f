import type { ReactNode } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../state/session.ts';

/** Below a message: press one to add or remove yours. */
export const Reactions = ({ message }: { message: SandboxMessage }): ReactNode => {
  const text = useText();
  const { actions, userId } = useSession();
  if (!message.reactions?.length) return null;
  return (
    <div className="reactions">
      {message.reactions.map(({ emoji, count }, index) => {
        const name = emoji.id ? `:${emoji.name}:` : (emoji.name ?? '');
        const key = emoji.id ? `${emoji.name}:${emoji.id}` : name;
        const mine = message.reaction_user_ids[index]?.includes(userId) ?? false;
        const action = mine ? 'remove' : 'add';
        return (
          <button
            key={key}
            type="button"
            className="reaction"
            aria-pressed={mine}
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
};
