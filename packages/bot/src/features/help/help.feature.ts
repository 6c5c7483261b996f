import type { BotCommand } from '../../kit/interactions/command.ts';
import type { BotFeature } from '../../feature.ts';
import { hasPanel } from '../../kit/discord/has-panel.ts';
import { helpEmbed } from './help-embed.ts';

const helpCommand: BotCommand = {
  name: { en: 'help', ru: 'помощь' },
  description: { en: 'What the bot can do', ru: 'Что умеет бот' },
  place: 'anywhere',
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const { guildId } = interaction;
    const access = guildId === null ? null : await bot.context.access.inGuild(actor.userId, guildId);
    const embed = helpEmbed({
      commands: bot.commands,
      commandIds: bot.commandIds,
      language,
      publicUrl: bot.context.config.publicUrl,
      contact: bot.context.config.contact,
      guild:
        guildId === null
          ? null
          : {
              id: guildId,
              permissions: access?.permissions ?? new Set(),
              hasPanel: await hasPanel(bot.context, actor.userId, guildId),
            },
    });
    await answer.reply({ embeds: [embed] });
  },
};

export const helpFeature: BotFeature = { name: 'help', commands: [helpCommand] };
