import { guildPermissions } from '../world/permissions.ts';
import type { Guild, Member } from '../world/world.ts';
import { missingPermissions, unknownGuild, unknownMember } from '../errors/rest-errors.ts';
import type { RestCall } from './rest-route.ts';

/** The server in the path, if the bot is in it and has `permissions`. */
export const requireGuild = ({ context, params }: RestCall, permissions = 0n): Guild => {
  const guild = context.world.guilds.get(params.guild_id ?? '');
  const botId = context.credentials.application_id;
  if (!guild?.members.has(botId)) throw unknownGuild();
  if ((guildPermissions(guild, botId) & permissions) !== permissions) throw missingPermissions();
  return guild;
};

export const requireMember = ({ params }: RestCall, guild: Guild): Member => {
  const member = guild.members.get(params.user_id ?? '');
  if (!member) throw unknownMember();
  return member;
};
