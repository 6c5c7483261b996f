import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { AppError } from '@famiglia/core/platform/app-error';
import { createChannel, findNameOfNew } from '@famiglia/core/settings/create-channel';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { localised } from '../../kit/texts/localised.ts';
import type { DiscordGatheringKind } from './discord-roster-kind.ts';

const texts = localised({
  en: {
    create: (name: string) => `Create #${name}`,
    creating: (name: string) => `The bot is creating **#${name}**. New sign-ups will appear there.`,
    there: 'The family has a channel already.',
  },
  ru: {
    create: (name: string) => `Создать #${name}`,
    creating: (name: string) => `Бот создаёт канал **#${name}**. Новые записи появятся в нём.`,
    there: 'У семьи уже есть канал.',
  },
});

/** A button that creates the channel where the family has none, for a person who may choose it. */
export const offerChannel = async (
  {
    bot,
    actor,
    interaction,
    language,
  }: Pick<ButtonCall | ModalCall, 'bot' | 'actor' | 'interaction' | 'language'>,
  { feature, channel }: Pick<DiscordGatheringKind, 'feature' | 'channel'>,
): Promise<Pick<BaseMessageOptions, 'components'>> => {
  const guildId = guildOf(interaction);
  const name = await findNameOfNew(bot.context, guildId, channel);
  if (name === null) return {};
  try {
    await requireGuildAccess(bot.context, actor, guildId, settingsRoutes.createChannel.access);
  } catch (error) {
    if (error instanceof AppError) return {};
    throw error;
  }
  const button = {
    type: ComponentType.Button,
    customId: makeCustomId(feature, 'channel'),
    label: texts[language].create(name),
    style: ButtonStyle.Secondary,
  } as const;
  return { components: [{ type: ComponentType.ActionRow, components: [button] }] };
};

/** The press on it. The bot creates the channel as it does for the panel. */
export const createOfferedChannel =
  ({ channel: purpose }: Pick<DiscordGatheringKind, 'channel'>) =>
  async ({ bot, actor, interaction, language, answer }: ButtonCall): Promise<void> => {
    const guildId = guildOf(interaction);
    const name = await findNameOfNew(bot.context, guildId, purpose);
    await byRoute(settingsRoutes.createChannel, createChannel)(bot.context, actor, { guildId, purpose });
    await answer.replyEphemeral({
      content: name === null ? texts[language].there : texts[language].creating(name),
    });
  };
