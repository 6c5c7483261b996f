import { TRIAL_DAYS } from '@famiglia/contract/billing/terms';
import { findChannels, findGuilds } from '@famiglia/core/mirror/guild.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { ChannelType, ComponentType } from 'discord.js';
import type { FeatureDelivery, Outcome } from '../../deliveries/delivery-kind.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import { mentionInChannel } from '../../kit/discord/mention-in-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { localised } from '../../kit/texts/localised.ts';

const texts = localised({
  en: {
    content: [
      'Famiglia is on your server now.',
      'Next step: /setup there. Three questions, and the first event can be posted.',
      `The panel has the same and more; its first ${TRIAL_DAYS} days are free.`,
    ].join('\n'),
    open: 'Open the panel',
  },
  ru: {
    content: [
      'Famiglia теперь на вашем сервере.',
      'Следующий шаг: /настройка. Три вопроса, и можно собирать первое МП.',
      `В панели есть всё это и больше, первые ${TRIAL_DAYS} дней бесплатно.`,
    ].join('\n'),
    open: 'Открыть панель',
  },
});

/**
 * What the owner reads first: the next step. With closed direct messages they are mentioned in the server's system channel, or in
 * the first one that the bot may write in. Whoever saved settings meanwhile has found the way.
 */
export const firstMessage: FeatureDelivery = {
  kind: 'first_message',
  deliver: async (bot, { guildId }): Promise<Outcome> => {
    const { db, config } = bot.context;
    const [guild] = await findGuilds(db, [guildId]);
    const { language, version } = await findSettings(db, guildId);
    if (guild === undefined || version > 0) return {};
    const { content, open } = texts[language];
    const link = linkButton(open, `${config.publicUrl}/guild/${guildId}`);
    const words = {
      content,
      components: [{ type: ComponentType.ActionRow, components: [link] }],
      nonce: `hi-${guildId}`,
    };
    if (await sendDirectMessage(bot, { guildId, userId: guild.ownerId, ...words })) return {};
    const systemChannelId = bot.client.guilds.cache.get(guildId)?.systemChannelId ?? null;
    const channels = await findChannels(db, guildId, [ChannelType.GuildText]);
    const channelIds = [systemChannelId, ...channels.map(({ id }) => id)];
    const isSaid = await mentionInChannel(bot, {
      channelIds,
      userIds: [guild.ownerId],
      replyTo: null,
      ...words,
    });
    return isSaid ? {} : { problem: 'unreachable' };
  },
};
