import { ApplicationIntegrationType, InteractionType } from 'discord-api-types/v10';
import type { APIMessageInteractionMetadata } from 'discord-api-types/v10';
import type { SandboxContext } from '../sandbox-context.ts';
import { requireUser } from '../world/require-user.ts';
import type { Message, MessageInteraction } from '../world/world.ts';
import { presentUser } from './present-user.ts';

/** The interaction that a message answers, and its person. */
export const presentInteractionMetadata = (
  context: SandboxContext,
  message: Message,
  interaction: MessageInteraction,
): APIMessageInteractionMetadata => {
  const guildId = context.world.channels.get(message.channel_id)?.guild_id;
  const { original_message_id: original, source_message_id: source, opened_by: openedBy } = interaction;
  return {
    id: interaction.id,
    type: interaction.type,
    user: presentUser(requireUser(context.world, interaction.user_id)),
    authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: guildId ?? '0' },
    ...(original === null ? {} : { original_response_message_id: original }),
    ...(interaction.type === InteractionType.MessageComponent && source !== null
      ? { interacted_message_id: source }
      : {}),
    ...(openedBy
      ? { triggering_interaction_metadata: presentInteractionMetadata(context, message, openedBy) }
      : {}),
  } as APIMessageInteractionMetadata;
};
