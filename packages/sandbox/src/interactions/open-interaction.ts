import { randomUUID } from 'node:crypto';
import {
  ApplicationIntegrationType,
  GatewayDispatchEvents,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { GatewayInteractionCreateDispatchData, InteractionType } from 'discord-api-types/v10';
import { presentChannel } from '../present/present-channel.ts';
import { presentMember } from '../present/present-member.ts';
import { presentMessage } from '../present/present-message.ts';
import { presentUser } from '../present/present-user.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { InteractionAnswer } from '../sandbox-types.ts';
import { channelPermissions } from '../world/permissions.ts';
import { requireUser } from '../world/require-user.ts';
import type { Channel, Guild, Message, MessageInteraction } from '../world/world.ts';
import { InteractionRecord } from './interaction-record.ts';

const ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024;

interface Opening {
  type: InteractionType;
  userId: string;
  channel: Channel;
  data: unknown;
  /** Of a command: `/mp create`, or the name in a context menu. */
  commandName?: string;
  /** The message whose component was used, also if a modal was opened in between. */
  source?: Message | null;
  openedBy?: MessageInteraction | null;
}

/** A person uses the bot: sends the interaction to it, and waits for its answer. */
export const openInteraction = (context: SandboxContext, opening: Opening): Promise<InteractionAnswer> => {
  const { type, userId, channel, commandName = null, source = null, openedBy = null } = opening;
  const now = context.clock();
  const record = new InteractionRecord({
    id: context.nextId(),
    token: newToken(),
    type,
    user_id: userId,
    guild_id: channel.guild_id,
    channel_id: channel.id,
    command_name: commandName,
    source_message_id: source?.id ?? null,
    opened_by: openedBy,
    created_at: now,
  });
  context.interactions.add(record, now - context.timings.interactionTokenMs);
  record.settleAfter(context.timings.firstAnswerMs, () => {
    record.state = 'late';
    return { kind: 'failed' };
  });
  const payload = presentInteraction(context, opening, record);
  context.gateway.dispatch(GatewayDispatchEvents.InteractionCreate, () => payload, {
    guildId: channel.guild_id,
    intent: 0,
  });
  return record.answer;
};

/**
 * As random and about as long as Discord's, from ids generated in advance: many clicks need thousands a
 * second.
 */
const newToken = (): string => `${randomUUID()}${randomUUID()}`.replaceAll('-', '');

const presentInteraction = (
  context: SandboxContext,
  { type, userId, channel, data, source }: Opening,
  { facts }: InteractionRecord,
): GatewayInteractionCreateDispatchData => {
  const user = requireUser(context.world, userId);
  const guild = channel.guild_id === null ? undefined : context.world.guilds.get(channel.guild_id);
  const botId = context.credentials.application_id;
  return {
    id: facts.id,
    application_id: botId,
    type,
    data,
    token: facts.token,
    version: 1,
    channel: presentChannel(context.world, channel),
    channel_id: channel.id,
    locale: user.locale,
    entitlements: [],
    attachment_size_limit: ATTACHMENT_SIZE_LIMIT,
    authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: guild?.id ?? '0' },
    ...(source ? { message: presentMessage(context, source) } : {}),
    ...(guild
      ? guildFields(context, guild, channel, userId, botId)
      : { context: InteractionContextType.BotDM, user: presentUser(user), app_permissions: '0' }),
  } as unknown as GatewayInteractionCreateDispatchData;
};

const guildFields = (
  context: SandboxContext,
  guild: Guild,
  channel: Channel,
  userId: string,
  botId: string,
) => {
  const member = guild.members.get(userId);
  return {
    context: InteractionContextType.Guild,
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.preferred_locale, features: [] },
    guild_locale: guild.preferred_locale,
    app_permissions: channelPermissions(guild, channel, botId).toString(),
    ...(member
      ? {
          member: {
            ...presentMember(context.world, member),
            permissions: channelPermissions(guild, channel, userId).toString(),
          },
        }
      : {}),
  };
};
