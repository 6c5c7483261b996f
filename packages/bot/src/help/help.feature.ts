import type { BotCommand } from '../commands/command.ts';
import type { BotFeature } from '../feature.ts';
import { helpEmbed } from './help-embed.ts';

const helpCommand: BotCommand = {
  name: { en: 'help', ru: 'помощь' },
  description: { en: 'What the bot can do', ru: 'Что умеет бот' },
  place: 'anywhere',
  answer: 'private',
  run: async ({ bot, interaction, language, answer }) => {
    const embed = helpEmbed({
      commands: bot.commands,
      commandIds: bot.commandIds,
      language,
      publicUrl: bot.context.config.publicUrl,
      guildId: interaction.guildId,
    });
    await answer.reply({ embeds: [embed] });
  },
};

export const helpFeature: BotFeature = { name: 'help', commands: [helpCommand] };
