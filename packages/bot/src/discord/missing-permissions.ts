import type { Language } from '@famiglia/contract/constants';
import { PermissionFlagsBits } from 'discord.js';
import type { GuildBasedChannel } from 'discord.js';
import { permissionNames } from './permission-names.ts';
import type { NeededPermission } from './permission-names.ts';

/** Which of the needed permissions the bot lacks in a channel, named as Discord's settings name them. */
export const missingPermissions = (
  channel: GuildBasedChannel,
  needed: readonly NeededPermission[],
  language: Language,
): string[] => {
  const me = channel.guild.members.me;
  const held = me === null ? null : channel.permissionsFor(me);
  return needed
    .filter((permission) => !(held?.has(PermissionFlagsBits[permission]) ?? false))
    .map((permission) => permissionNames[language][permission]);
};
