import type { APIMessage, APIReaction } from 'discord-api-types/v10';
import { MessageFlags, MessageReferenceType } from 'discord-api-types/v10';
import type { SandboxContext } from '../sandbox-context.ts';
import type { SandboxMessage } from '../sandbox-types.ts';
import { findMessage } from '../world/find-message.ts';
import { requireUser } from '../world/require-user.ts';
import { snowflakeTime } from '../world/snowflake.ts';
import type { Message, Reaction, World } from '../world/world.ts';
import { discordTime } from './discord-time.ts';
import { asFlags, NO_FLAGS } from '../world/no-flags.ts';
import { presentAttachment } from './present-attachment.ts';
import { presentEmbed } from './present-embed.ts';
import { presentInteractionMetadata } from './present-interaction-metadata.ts';
import { presentUser } from './present-user.ts';
import { looseAttachments, resolveComponents } from './resolve-media.ts';

/** A message as the bot receives it. */
export const presentMessage = (context: SandboxContext, message: Message): APIMessage => {
  const replied = message.reply_to === null ? null : findMessage(context.world, message.reply_to);
  return {
    ...presentWithoutReply(context, message),
    ...(message.reply_to === null
      ? {}
      : {
          ...presentReference(context.world, message),
          referenced_message: replied && presentWithoutReply(context, replied),
        }),
    ...(message.forwarded ? presentForwarded(context, message.forwarded) : {}),
  };
};

/** The same, for the reader in the web client or in a test. */
export const presentSandboxMessage = (context: SandboxContext, message: Message): SandboxMessage => {
  const { interaction, reactions, ephemeral_reader_id } = message;
  return {
    ...presentMessage(context, message),
    ephemeral_reader_id,
    command_name: interaction?.command_name ?? interaction?.opened_by?.command_name ?? null,
    reaction_user_ids: reactions.map(({ user_ids }) => user_ids),
  };
};

const presentWithoutReply = (context: SandboxContext, message: Message): APIMessage => {
  const { world, credentials } = context;
  const ephemeral = (message.flags & MessageFlags.Ephemeral) !== 0;
  return {
    id: message.id,
    channel_id: message.channel_id,
    author: presentAuthor(world, message),
    type: message.type,
    content: message.content,
    timestamp: discordTime(snowflakeTime(message.id)),
    edited_timestamp: message.edited_at === null ? null : discordTime(message.edited_at),
    tts: message.tts,
    pinned: message.pinned,
    mention_everyone: message.mention_everyone,
    mentions: message.mentions.map((id) => presentUser(requireUser(world, id))),
    mention_roles: message.mention_roles,
    attachments: looseAttachments(message).map((attachment) =>
      presentAttachment(context, message.channel_id, attachment, ephemeral),
    ),
    embeds: message.embeds.map((embed) => presentEmbed(context, message, embed)),
    components: resolveComponents(context, message, message.components) as unknown as NonNullable<
      APIMessage['components']
    >,
    flags: asFlags(message.flags),
    ...(message.reactions.length > 0
      ? { reactions: message.reactions.map((one) => presentReaction(one, credentials.application_id)) }
      : {}),
    ...(message.webhook_id === undefined ? {} : { webhook_id: message.webhook_id }),
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(message.interaction
      ? {
          application_id: credentials.application_id,
          webhook_id: credentials.application_id,
          interaction_metadata: presentInteractionMetadata(context, message, message.interaction),
        }
      : {}),
  };
};

const presentAuthor = (world: World, { author_id, webhook_id }: Message): APIMessage['author'] => {
  const person = presentUser(requireUser(world, author_id));
  if (webhook_id === undefined) return person;
  return { ...person, id: webhook_id, username: 'Webhook', global_name: null, avatar: null, bot: true };
};

const presentReference = (world: World, message: Message): Pick<APIMessage, 'message_reference'> => {
  const guildId = world.channels.get(message.channel_id)?.guild_id;
  return {
    message_reference: {
      type: MessageReferenceType.Default,
      channel_id: message.channel_id,
      ...(message.reply_to === null ? {} : { message_id: message.reply_to }),
      ...(guildId ? { guild_id: guildId } : {}),
    },
  };
};

/** A snapshot contains the content and the time, but not the author. */
const presentForwarded = (
  context: SandboxContext,
  forwarded: Message,
): Pick<APIMessage, 'message_reference' | 'message_snapshots'> => {
  const shown = presentWithoutReply(context, forwarded);
  const guildId = context.world.channels.get(forwarded.channel_id)?.guild_id;
  return {
    message_reference: {
      type: MessageReferenceType.Forward,
      channel_id: forwarded.channel_id,
      message_id: forwarded.id,
      ...(guildId ? { guild_id: guildId } : {}),
    },
    message_snapshots: [
      {
        message: {
          type: shown.type,
          content: shown.content,
          mentions: shown.mentions,
          mention_roles: shown.mention_roles,
          attachments: shown.attachments,
          embeds: shown.embeds,
          timestamp: shown.timestamp,
          edited_timestamp: shown.edited_timestamp,
          flags: shown.flags ?? NO_FLAGS,
          components: shown.components ?? [],
        },
      },
    ],
  };
};

const presentReaction = ({ emoji, user_ids }: Reaction, botId: string): APIReaction => ({
  emoji,
  count: user_ids.length,
  count_details: { burst: 0, normal: user_ids.length },
  burst_colors: [],
  me_burst: false,
  me: user_ids.includes(botId),
});
