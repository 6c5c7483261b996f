import type { SandboxMessage } from '../../../src/sandbox-types.ts';

const suppressEmbeds = 1 << 2;
const loading = 1 << 7;
const componentsV2 = 1 << 15;

export function isThinking(message: SandboxMessage): boolean {
  return has(message, loading);
}

export function hidesEmbeds(message: SandboxMessage): boolean {
  return has(message, suppressEmbeds);
}

/** Such a message is its components alone. */
export function isMadeOfComponents(message: SandboxMessage): boolean {
  return has(message, componentsV2);
}

function has(message: SandboxMessage, flag: number): boolean {
  return ((message.flags ?? 0) & flag) !== 0;
}
