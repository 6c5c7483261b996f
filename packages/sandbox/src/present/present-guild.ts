import {
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  GuildVerificationLevel,
} from 'discord-api-types/v10';
import type { APIGuild, GatewayGuildCreateDispatchData } from 'discord-api-types/v10';
import { guildChannels } from '../world/guild-channels.ts';
import type { Guild, World } from '../world/world.ts';
import { NO_FLAGS } from './no-flags.ts';
import { presentChannel } from './present-channel.ts';
import { presentMember } from './present-member.ts';

/** Above this many members Discord sends only some with GUILD_CREATE; the rest is asked for with op 8. */
const LARGE = 50;

/** What a server looks like that has none of Discord's extras switched on. */
const PLAIN = {
  splash: null,
  discovery_splash: null,
  description: null,
  home_header: null,
  banner: null,
  application_id: null,
  region: 'deprecated',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: NO_FLAGS,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: GuildVerificationLevel.None,
  default_message_notifications: GuildDefaultMessageNotifications.AllMessages,
  mfa_level: GuildMFALevel.None,
  explicit_content_filter: GuildExplicitContentFilter.Disabled,
  max_presences: null,
  max_members: 500_000,
  max_stage_video_channel_users: 50,
  max_video_channel_users: 25,
  vanity_url_code: null,
  premium_tier: GuildPremiumTier.None,
  premium_subscription_count: 0,
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  public_updates_channel_id: null,
  premium_progress_bar_enabled: false,
  nsfw: false,
  nsfw_level: GuildNSFWLevel.Default,
  emojis: [],
  stickers: [],
  features: [],
  incidents_data: null,
  hub_type: null,
};

export function presentGuild(guild: Guild): APIGuild {
  return {
    ...PLAIN,
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    owner_id: guild.owner_id,
    preferred_locale: guild.preferred_locale,
    roles: [...guild.roles.values()],
  } as APIGuild;
}

export function presentGuildCreate(
  world: World,
  guild: Guild,
  botId: string,
): GatewayGuildCreateDispatchData {
  const large = guild.members.size > LARGE;
  const first = firstMembers(guild, large ? LARGE : guild.members.size, botId);
  return {
    ...presentGuild(guild),
    joined_at: guild.members.get(botId)?.joined_at ?? '',
    large,
    unavailable: false,
    member_count: guild.members.size,
    members: first.map((member) => presentMember(world, member)),
    channels: guildChannels(world, guild).map((channel) =>
      presentChannel(world, channel),
    ) as GatewayGuildCreateDispatchData['channels'],
    voice_states: [],
    threads: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The bot itself is always among them: the clients work out their own permissions from it. */
function firstMembers(guild: Guild, count: number, botId: string) {
  const bot = guild.members.get(botId);
  const members = bot ? [bot] : [];
  for (const member of guild.members.values()) {
    if (members.length >= count) break;
    if (member !== bot) members.push(member);
  }
  return members;
}
