import { GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import type {
  GatewayDispatchEvents,
  GatewayMessageCreateDispatchData,
  TextChannelType,
} from 'discord-api-types/v10';
import type { Session } from '../gateway/session.ts';
import { presentMemberOnly } from '../present/present-member.ts';
import { presentMessage } from '../present/present-message.ts';
import { presentUser } from '../present/present-user.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { channelPermissions } from '../world/permissions.ts';
import { requireUser } from '../world/require-user.ts';
import type { Channel, Guild, Message, World } from '../world/world.ts';

type MessageEvent = GatewayDispatchEvents.MessageCreate | GatewayDispatchEvents.MessageUpdate;

/** Tells the bot about a new or changed message, if it can see the channel. */
export const announceMessage = (
  context: SandboxContext,
  event: MessageEvent,
  channel: Channel,
  message: Message,
): void => {
  const guild = channel.guild_id === null ? null : (context.world.guilds.get(channel.guild_id) ?? null);
  if (guild && !botSees(context, guild, channel)) return;
  if (context.gateway.sessions.size === 0) return;
  const whole = addPlace(context, guild, channel, message);
  context.gateway.dispatch(
    event,
    (session) => (mayRead(context, session, channel, message) ? whole : emptied(whole)),
    {
      guildId: channel.guild_id,
      intent: guild ? GatewayIntentBits.GuildMessages : GatewayIntentBits.DirectMessages,
    },
  );
};

export const botSees = (context: SandboxContext, guild: Guild, channel: Channel): boolean => {
  const bits = channelPermissions(guild, channel, context.credentials.application_id);
  return (bits & PermissionFlagsBits.ViewChannel) !== 0n;
};

/**
 * The gateway sends more about the channel than REST: without `channel_type` a client cannot recognise a new
 * DM.
 */
const addPlace = (
  context: SandboxContext,
  guild: Guild | null,
  channel: Channel,
  message: Message,
): GatewayMessageCreateDispatchData => {
  const presented = { ...presentMessage(context, message), channel_type: channel.type as TextChannelType };
  const author = message.webhook_id === undefined ? guild?.members.get(message.author_id) : undefined;
  const mentions = message.mentions.map((id) => presentMentioned(context.world, guild, id));
  return {
    ...presented,
    mentions,
    ...(guild ? { guild_id: guild.id } : {}),
    ...(author ? { member: presentMemberOnly(author) } : {}),
  };
};

const presentMentioned = (world: World, guild: Guild | null, id: string) => {
  const user = presentUser(requireUser(world, id));
  const member = guild?.members.get(id);
  return member ? { ...user, member: presentMemberOnly(member) } : user;
};

/** Without the privileged intent a bot reads only DMs, its own messages and those that mention it. */
const mayRead = (context: SandboxContext, session: Session, channel: Channel, message: Message): boolean => {
  const botId = context.credentials.application_id;
  return (
    (session.intents & GatewayIntentBits.MessageContent) !== 0 ||
    channel.guild_id === null ||
    message.author_id === botId ||
    message.mentions.includes(botId)
  );
};

const emptied = (message: GatewayMessageCreateDispatchData): GatewayMessageCreateDispatchData => ({
  ...message,
  content: '',
  embeds: [],
  attachments: [],
  components: [],
});
