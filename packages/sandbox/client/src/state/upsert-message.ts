import type { SandboxMessage } from '../../../src/sandbox-types.ts';

/** The list with the message in its place by age; a message that is already there is replaced. */
export function upsertMessage(messages: SandboxMessage[], message: SandboxMessage): SandboxMessage[] {
  const known = messages.findIndex(({ id }) => id === message.id);
  if (known !== -1) return messages.with(known, message);
  const before = messages.findLastIndex(({ id }) => isOlder(id, message.id));
  return messages.toSpliced(before + 1, 0, message);
}

/** Snowflakes grow with time, but may differ in length. */
function isOlder(id: string, other: string): boolean {
  return id.length === other.length ? id < other : id.length < other.length;
}
