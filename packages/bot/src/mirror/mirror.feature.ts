import { GatewayDispatchEvents, GatewayIntentBits, GatewayOpcodes, Routes } from 'discord.js';
import type { GatewayChannelModifyDispatchData, GatewayGuildRoleModifyDispatchData } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { BotFeature } from '../feature.ts';
import { onDispatch } from '../kit/discord/on-dispatch.ts';
import type { DispatchData } from '../kit/discord/on-dispatch.ts';
import { channelFacts } from './channel-facts.ts';
import { guildFacts } from './guild-facts.ts';
import { memberFacts, memberUpdateFacts } from './member-facts.ts';
import { roleFacts } from './role-facts.ts';

const putRole = (bot: Bot, { guild_id, role }: GatewayGuildRoleModifyDispatchData): void =>
  bot.mirror.guild(guild_id).change(({ roles }) => roles.put(role.id, roleFacts(role)));

const putChannel = (bot: Bot, channel: GatewayChannelModifyDispatchData): void => {
  const facts = channelFacts(channel);
  if (facts === null || !('guild_id' in channel) || channel.guild_id === undefined) return;
  bot.mirror.guild(channel.guild_id).change(({ channels }) => channels.put(facts.id, facts));
};

type FirstFrame = DispatchData<GatewayDispatchEvents.GuildCreate>;

/** Discord may leave out parts of a guild's first frame during its own outages. */
const isWhole = ({ name, owner_id, roles, channels }: Partial<FirstFrame>): boolean =>
  typeof name === 'string' && typeof owner_id === 'string' && Array.isArray(roles) && Array.isArray(channels);

/** Without it the guild would be missing until the next session. Failed requests are repeated by discord.js. */
const askForGuild = async ({ client, log }: Bot, frame: FirstFrame): Promise<FirstFrame> => {
  const { id: guildId, joined_at } = frame;
  log.warn({ guildId }, 'the first frame of a guild lacks a part; asking for the guild');
  const guild = (await client.rest.get(Routes.guild(guildId))) as object;
  const channels = await client.rest.get(Routes.guildChannels(guildId));
  return { ...guild, channels, joined_at } as FirstFrame;
};

/** Keeps the mirror of Discord in the database current, from gateway events; a guild whose first frame lacks a part is asked for. */
export const mirrorFeature: BotFeature = {
  name: 'mirror',
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers],
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.Ready, async (bot, { guilds }) =>
      bot.mirror.keepOnly(guilds.map((guild) => guild.id)),
    ),
    onDispatch(GatewayDispatchEvents.GuildCreate, async (bot, guild) => {
      if (guild.unavailable === true) return;
      const whole = isWhole(guild) ? guild : await askForGuild(bot, guild);
      bot.mirror.guild(guild.id).appear(whole, bot.client.user?.id);
    }),
    onDispatch(GatewayDispatchEvents.GuildUpdate, (bot, guild) =>
      bot.mirror.guild(guild.id).change((pending) => {
        pending.guild = { ...pending.guild, ...guildFacts(guild) };
      }),
    ),
    // "Unavailable" means an outage of Discord: the bot is still in that guild.
    onDispatch(GatewayDispatchEvents.GuildDelete, (bot, guild) => {
      if (guild.unavailable !== true) bot.mirror.guild(guild.id).disappear();
    }),
    onDispatch(GatewayDispatchEvents.GuildRoleCreate, putRole),
    onDispatch(GatewayDispatchEvents.GuildRoleUpdate, putRole),
    onDispatch(GatewayDispatchEvents.GuildRoleDelete, (bot, { guild_id, role_id }) =>
      bot.mirror.guild(guild_id).change(({ roles }) => roles.remove(role_id)),
    ),
    onDispatch(GatewayDispatchEvents.ChannelCreate, putChannel),
    onDispatch(GatewayDispatchEvents.ChannelUpdate, putChannel),
    onDispatch(GatewayDispatchEvents.ChannelDelete, (bot, channel) => {
      if (!('guild_id' in channel) || channel.guild_id === undefined) return;
      bot.mirror.guild(channel.guild_id).change(({ channels }) => channels.remove(channel.id));
    }),
    onDispatch(GatewayDispatchEvents.GuildMemberAdd, (bot, member) =>
      bot.mirror.guild(member.guild_id).member(member.user.id, memberFacts(member.guild_id, member)),
    ),
    onDispatch(GatewayDispatchEvents.GuildMemberUpdate, (bot, member) =>
      bot.mirror.guild(member.guild_id).member(member.user.id, memberUpdateFacts(member.guild_id, member)),
    ),
    onDispatch(GatewayDispatchEvents.GuildMemberRemove, (bot, { guild_id, user }) =>
      bot.mirror.guild(guild_id).member(user.id, null),
    ),
    onDispatch(GatewayDispatchEvents.GuildMembersChunk, (bot, chunk) =>
      bot.mirror.guild(chunk.guild_id).rollCallPart(chunk),
    ),
    onDispatch(GatewayDispatchEvents.RateLimited, (bot, { opcode, retry_after, meta }) => {
      if (opcode !== GatewayOpcodes.RequestGuildMembers) return;
      bot.mirror.guild(meta.guild_id).rollCallRefused(meta.nonce, retry_after * 1000);
    }),
  ],
};
