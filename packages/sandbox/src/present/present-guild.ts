import {
  ChannelType,
  GatewayIntentBits,
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  GuildVerificationLevel,
} from 'discord-api-types/v10';
import type { APIGuild, GatewayGuildCreateDispatchData } from 'discord-api-types/v10';
import { guildChannels } from '../world/guild-channels.ts';
import { stateOf, threadsOf } from '../world/threads.ts';
import type { Guild, Member, World } from '../world/world.ts';
import { NO_FLAGS } from '../world/no-flags.ts';
import { presentChannel } from './present-channel.ts';
import { presentMember } from './present-member.ts';

/** Discord calls a guild large above this many members, unless a client asks for another `large_threshold`. */
const LARGE = 50;

/** The fields of a server without any of Discord's extras. */
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

/** The system channel is the first text channel, as in a new server. */
export const presentGuild = (world: World, guild: Guild): APIGuild => {
  const first = guildChannels(world, guild).find(({ type }) => type === ChannelType.GuildText);
  return {
    ...PLAIN,
    system_channel_id: first?.id ?? null,
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    owner_id: guild.owner_id,
    preferred_locale: guild.preferred_locale,
    roles: [...guild.roles.values()],
  } as APIGuild;
};

export const presentGuildCreate = (
  world: World,
  guild: Guild,
  { botId, intents }: GuildReader,
): GatewayGuildCreateDispatchData => {
  const channels = guildChannels(world, guild);
  return {
    ...presentGuild(world, guild),
    joined_at: guild.members.get(botId)?.joined_at ?? '',
    large: guild.members.size > LARGE,
    unavailable: false,
    member_count: guild.members.size,
    members: shownMembers(guild, { botId, intents }).map((member) => presentMember(world, member)),
    channels: channels.map((channel) =>
      presentChannel(world, channel),
    ) as GatewayGuildCreateDispatchData['channels'],
    voice_states: [...guild.members.values()].flatMap((member) =>
      member.voice_channel_id === undefined ? [] : [presentVoiceState(member)],
    ),
    threads: channels
      .flatMap((channel) => threadsOf(world, channel))
      .filter((thread) => !stateOf(thread).archived)
      .map((thread) => presentChannel(world, thread)) as GatewayGuildCreateDispatchData['threads'],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
};

/** Where a member is in voice; null in the channel's place after they left it. */
export const presentVoiceState = ({ user_id, voice_channel_id }: Member) => ({
  user_id,
  channel_id: voice_channel_id ?? null,
  session_id: user_id,
  deaf: false,
  mute: false,
  self_deaf: false,
  self_mute: false,
  self_video: false,
  suppress: false,
  request_to_speak_timestamp: null,
});

/** The reader of a guild. */
export interface GuildReader {
  botId: string;
  intents: number;
}

/**
 * Without the intent for presences Discord sends only the bot itself and people in voice channels; all others have to be
 * requested with op 8. With it, a guild that is not large is sent completely.
 */
const shownMembers = ({ members }: Guild, { botId, intents }: GuildReader): Member[] => {
  const whole = (intents & GatewayIntentBits.GuildPresences) !== 0 && members.size <= LARGE;
  return [...members.values()].filter(
    (member) => whole || member.user_id === botId || member.voice_channel_id !== undefined,
  );
};
