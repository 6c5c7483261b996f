import { discordName } from '@famiglia/contract/kit/visible-text';
import type { RoleFacts } from '@famiglia/core/mirror/facts';
import type { APIRole } from 'discord.js';

export const roleFacts = (role: APIRole): RoleFacts => {
  const { id, name, color, position, permissions, managed, mentionable } = role;
  return { id, name: discordName(name), color, position, permissions, managed, mentionable };
};
