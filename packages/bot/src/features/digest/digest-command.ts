import { DIGEST_PERIODS } from '@famiglia/contract/digest/digest';
import { lookAtDigest } from '@famiglia/core/digest/preview-digest';
import { readWaiting, WAITING_RIGHTS } from '@famiglia/core/digest/read-waiting';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { waitingEmbed } from './digest-deliveries.ts';
import { digestMessage } from './digest-message.ts';
import { digestTexts } from './digest-texts.ts';

/** `/digest`: what family and leaders would read if it were sent now. */
export const digestCommand: BotCommand = {
  name: { en: 'digest', ru: 'итоги' },
  description: { en: digestTexts.en.command, ru: digestTexts.ru.command },
  place: 'guild',
  topic: 'setup',
  answer: 'private',
  needs: 'settings.manage',
  options: [
    {
      type: 'text',
      name: { en: 'period', ru: 'период' },
      description: { en: digestTexts.en.period, ru: digestTexts.ru.period },
      choices: DIGEST_PERIODS.map((value) => ({
        name: { en: digestTexts.en[value], ru: digestTexts.ru[value] },
        value,
      })),
    },
  ],
  run: async ({ bot, actor, interaction, language, answer }) => {
    answer.replySoon();
    const guildId = guildOf(interaction);
    const period = DIGEST_PERIODS.find((one) => one === interaction.options.getString('period')) ?? 'week';
    const { digest, picture } = await lookAtDigest(bot.context, actor, guildId, period);
    const access = await bot.context.access.inGuild(actor.userId, guildId);
    const waiting = (await readWaiting(bot.context, guildId)).filter(
      ({ kind }) => access?.permissions.has(WAITING_RIGHTS[kind]) === true,
    );
    const family =
      digest === null
        ? { embeds: [{ description: digestTexts[language].nothing }] }
        : digestMessage({ digest, picture }, language);
    await answer.reply({ ...family, embeds: [...(family.embeds ?? []), waitingEmbed(waiting, language)] });
  },
};
