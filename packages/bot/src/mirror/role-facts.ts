import { discordName } from '@famiglia/contract/visible-text';
import type { RoleFacts } from '@famiglia/core/guilds/mirror/facts';
import type { APIRole } from 'discord.js';

export const roleFacts = ({ id, name, color, position, permissions, managed }: APIRole): RoleFacts => ({
  id,
  name: discordName(name),
  color,
  position,
  permissions,
  managed,
});
