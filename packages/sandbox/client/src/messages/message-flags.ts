import { MessageFlags } from 'discord-api-types/v10';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';

export function isThinking(message: SandboxMessage): boolean {
  return has(message, MessageFlags.Loading);
}

export function hidesEmbeds(message: SandboxMessage): boolean {
  return has(message, MessageFlags.SuppressEmbeds);
}

function has(message: SandboxMessage, flag: MessageFlags): boolean {
  return ((message.flags ?? 0) & flag) !== 0;
}
