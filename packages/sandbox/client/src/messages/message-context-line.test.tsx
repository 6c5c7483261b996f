import { render } from '@testing-library/react';
import { MessageType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { emptyState } from '../state/client-state.ts';
import { type Session, SessionContext } from '../state/session.ts';
import { createStore } from '../state/store.ts';
import { MessageContextLine } from './message-context-line.tsx';

const session = { userId: '1', store: createStore(emptyState) } as Session;

const shown = (content: string): string => {
  const author = { id: '1', username: 'Marco' };
  const message = { type: MessageType.Reply, author, referenced_message: { author, content } };
  const line = <MessageContextLine message={message as unknown as SandboxMessage} />;
  return render(<SessionContext value={session}>{line}</SessionContext>).container.textContent;
};

it('shows mentions of the replied message as names, and none that is cut in half', () => {
  expect(shown('<@&7> the list is open')).toMatch(/@(deleted role|удалённая роль) the list is open$/);
  expect(shown(`${'a'.repeat(115)} <@&700000000000000000>`)).toMatch(/a …$/);
});
