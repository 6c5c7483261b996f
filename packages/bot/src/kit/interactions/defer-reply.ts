import { InteractionResponseType, Routes } from 'discord.js';
import type { MessageFlags } from 'discord.js';
import { replyRaw } from './raw-interaction-reply.ts';
import type { Answerable } from './raw-interaction-reply.ts';

/**
 * Tells Discord that the answer takes longer. It happens to many interactions at once under load, so it uses
 * the cheap raw request, and discord.js only if that fails.
 */
export const deferReply = async (
  interaction: Answerable,
  fromMessage: boolean,
  flags: MessageFlags.Ephemeral | undefined,
): Promise<void> => {
  const { id, token } = interaction;
  const body = fromMessage
    ? { type: InteractionResponseType.DeferredMessageUpdate }
    : {
        type: InteractionResponseType.DeferredChannelMessageWithSource,
        ...(flags === undefined ? {} : { data: { flags } }),
      };
  if (await replyRaw(interaction, Routes.interactionCallback(id, token), body)) {
    interaction.deferred = true;
    if (!fromMessage) interaction.ephemeral = flags !== undefined;
  } else if (fromMessage && 'deferUpdate' in interaction) await interaction.deferUpdate();
  else await interaction.deferReply(flags === undefined ? {} : { flags });
};
