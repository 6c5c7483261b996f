import { formatCents } from '@famiglia/contract/kit/format-cents';
import { MAX_REPORT_QUANTITY } from '@famiglia/contract/reports/reports';
import { quantityText } from '@famiglia/contract/reports/report-words';
import { sendReport } from '@famiglia/core/reports/send-report';
import { guildOf } from '../../kit/guild-of.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { BotCommand, CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import { reviewListCommand } from '../screenshots/review/review-list.ts';
import { answerWithSubmission, screenshotOption, sentScreenshot } from '../screenshots/send-screenshot.ts';
import { itemOption, readItemOption, suggestItems } from './price-option.ts';
import { reportTexts } from './report-texts.ts';

const quantityOption: CommandOption = {
  name: { en: 'quantity', ru: 'количество' },
  description: { en: 'How much of it', ru: 'Сколько сдаёте' },
  type: 'integer',
  required: true,
  min: 1,
  max: MAX_REPORT_QUANTITY,
};

const send: Subcommand = {
  name: { en: 'send', ru: 'сдать' },
  when: 'price_list',
  description: { en: 'Report what you brought', ru: 'Сдать ресурсы по прайсу' },
  answer: 'private',
  options: [itemOption, quantityOption, screenshotOption],
  autocomplete: suggestItems,
  run: async (call) => {
    const { bot, actor, interaction, language } = call;
    const item = await readItemOption(call);
    const quantity = interaction.options.getInteger('quantity', true);
    const { url, size } = sentScreenshot(interaction);
    await answerWithSubmission(call, async () => {
      const price = await sendReport(bot.context, actor, {
        guildId: guildOf(interaction),
        sourceId: interaction.id,
        channelId: interaction.channelId,
        submittedAt: interaction.createdAt,
        itemId: item.id,
        quantity,
        file: { url, bytes: size },
      });
      const what = `${escapeText(price.name)}, ${quantityText(language, quantity, escapeText(price.unit))}`;
      return reportTexts[language].sent(what, formatCents(language, BigInt(quantity) * price.priceCents));
    });
  },
};

/** A Discord command with subcommands cannot be called itself, so sending is a subcommand. */
export const reportCommand: BotCommand = {
  name: { en: 'report', ru: 'отчёт' },
  description: { en: 'Report resources, see what waits', ru: 'Сдать ресурсы, посмотреть очередь' },
  place: 'guild',
  topic: 'money',
  subcommands: [send, reviewListCommand('reports')],
};
