import { InteractionResponseType, Routes } from 'discord.js';
import type { MessageFlags } from 'discord.js';
import type { Answerable } from './answer.ts';
import { replyRaw } from './raw-interaction-reply.ts';

/**
 * Says something that is nothing but words, as all answers to a crowd of clicks are: as the first answer, or after it.
 * False where the short way failed.
 */
export const replyText = async (
  interaction: Answerable,
  content: string,
  flags: MessageFlags.Ephemeral | undefined,
): Promise<boolean> => {
  const { id, applicationId, token, replied, deferred } = interaction;
  const words = { content, allowed_mentions: { parse: [] }, ...(flags === undefined ? {} : { flags }) };
  const said =
    replied || deferred
      ? await replyRaw(interaction, Routes.webhook(applicationId, token), words)
      : await replyRaw(interaction, Routes.interactionCallback(id, token), {
          type: InteractionResponseType.ChannelMessageWithSource,
          data: words,
        });
  if (said) interaction.replied = true;
  return said;
};
