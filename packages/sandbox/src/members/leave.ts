import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { presentUser } from '../present/present-user.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { requireUser } from '../world/require-user.ts';
import type { Guild, Member } from '../world/world.ts';
import { announceLeave, announceVoice } from './announce-member.ts';

/** A member leaves or is kicked: for the bot both are the same. */
export const leave = (context: SandboxContext, guild: Guild, userId: string): void => {
  const member = guild.members.get(userId);
  if (member === undefined) return;
  leaveVoice(context, guild, member);
  guild.members.delete(userId);
  announceLeave(context, guild, userId);
};

/** Whoever leaves the server, or whose channel is deleted, is in voice no longer. */
export const leaveVoice = (context: SandboxContext, guild: Guild, member: Member): void => {
  if (member.voice_channel_id === undefined) return;
  delete member.voice_channel_id;
  announceVoice(context, guild, member);
};

/** Discord sends the ban first, then the leave. */
export const ban = (context: SandboxContext, guild: Guild, userId: string): void => {
  guild.banned.add(userId);
  announceBan(context, guild, userId, GatewayDispatchEvents.GuildBanAdd);
  leave(context, guild, userId);
  announceBansChange(context, guild);
};

export const unban = (context: SandboxContext, guild: Guild, userId: string): void => {
  if (!guild.banned.delete(userId)) return;
  announceBan(context, guild, userId, GatewayDispatchEvents.GuildBanRemove);
  announceBansChange(context, guild);
};

const announceBansChange = (context: SandboxContext, guild: Guild): void => {
  context.live.push({ type: 'guild_changed', guild_id: guild.id });
  context.changed();
};

const announceBan = (
  context: SandboxContext,
  guild: Guild,
  userId: string,
  event: GatewayDispatchEvents.GuildBanAdd | GatewayDispatchEvents.GuildBanRemove,
): void => {
  const user = presentUser(requireUser(context.world, userId));
  context.gateway.dispatch(event, () => ({ guild_id: guild.id, user }), {
    guildId: guild.id,
    intent: GatewayIntentBits.GuildModeration,
  });
};
