import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { presentVoiceState } from '../present/present-guild.ts';
import { presentMember } from '../present/present-member.ts';
import { presentUser } from '../present/present-user.ts';
import { viewMember } from '../present/view-world.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { requireUser } from '../world/require-user.ts';
import type { Guild, Member } from '../world/world.ts';

/** Tells the bot and the web client that a member joined. */
export const announceJoin = (context: SandboxContext, guild: Guild, member: Member): void => {
  context.gateway.dispatch(
    GatewayDispatchEvents.GuildMemberAdd,
    () => ({ ...presentMember(context.world, member), guild_id: guild.id }),
    { guildId: guild.id, intent: GatewayIntentBits.GuildMembers },
  );
  show(context, guild, member.user_id);
};

/** Tells that roles, nick or time-out changed. */
export const announceMemberChange = (context: SandboxContext, guild: Guild, member: Member): void => {
  context.gateway.dispatch(
    GatewayDispatchEvents.GuildMemberUpdate,
    () => ({ ...presentMember(context.world, member), guild_id: guild.id }),
    { guildId: guild.id, intent: GatewayIntentBits.GuildMembers },
  );
  show(context, guild, member.user_id);
};

/** Tells that a member entered, changed or left a voice channel. */
export const announceVoice = (context: SandboxContext, guild: Guild, member: Member): void => {
  context.gateway.dispatch(
    GatewayDispatchEvents.VoiceStateUpdate,
    () => ({
      ...presentVoiceState(member),
      guild_id: guild.id,
      member: presentMember(context.world, member),
    }),
    { guildId: guild.id, intent: GatewayIntentBits.GuildVoiceStates },
  );
  show(context, guild, member.user_id);
};

export const announceLeave = (context: SandboxContext, guild: Guild, userId: string): void => {
  context.gateway.dispatch(
    GatewayDispatchEvents.GuildMemberRemove,
    () => ({ guild_id: guild.id, user: presentUser(requireUser(context.world, userId)) }),
    { guildId: guild.id, intent: GatewayIntentBits.GuildMembers },
  );
  show(context, guild, userId);
};

const show = (context: SandboxContext, guild: Guild, userId: string): void => {
  const member = guild.members.get(userId);
  context.live.push({
    type: 'member_changed',
    guild_id: guild.id,
    user_id: userId,
    member: member ? viewMember(member) : null,
  });
  context.changed();
};
