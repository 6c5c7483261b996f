import { cutText } from '@famiglia/contract/kit/cut-text';
import { AppError } from '@famiglia/core/platform/app-error';
import { readStanding } from '@famiglia/core/gungame/read-standing';
import type { BotCommand, Subcommand } from '../../kit/interactions/command.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { reviewListCommand } from '../screenshots/review/review-list.ts';
import { screenshotOption, sendScreenshot } from '../screenshots/send-screenshot.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { durationText } from '../settings/duration-text.ts';
import { gungameTexts } from './gungame-texts.ts';

const send: Subcommand = {
  name: { en: 'send', ru: 'прислать' },
  when: 'gungame_review',
  description: { en: 'Send a gun game screen', ru: 'Прислать скрин ган-гейма' },
  answer: 'private',
  options: [screenshotOption],
  run: async (call) => sendScreenshot(call, 'gungame'),
};

const stats: Subcommand = {
  name: { en: 'stats', ru: 'статистика' },
  description: {
    en: 'Your screens, top players and the queue',
    ru: 'Ваши скрины, лучшие игроки и очередь',
  },
  answer: 'private',
  run: async ({ bot, interaction, actor, language, answer }) => {
    if (interaction.guildId === null) throw new AppError('guild_not_found');
    const { own, players, queue, medianWaitSeconds } = await readStanding(
      bot.context,
      actor,
      interaction.guildId,
    );
    const texts = gungameTexts[language].stats;
    const wait =
      medianWaitSeconds === null
        ? null
        : durationText(Math.max(1, Math.round(medianWaitSeconds / 60)), language);
    const best = players.map(({ name, approved }, index) =>
      texts.bestLine(index + 1, escapeText(name), approved),
    );
    await answer.reply({
      embeds: [
        {
          color: BRAND_COLOR,
          title: texts.title,
          fields: [
            { name: texts.own, value: texts.ownLine(own.pending, own.approved, own.rejected) },
            { name: texts.best, value: cutText(best.join('\n'), 1024) || texts.nobody },
            { name: texts.queue, value: texts.queueLine(queue, wait) },
          ],
        },
      ],
    });
  },
};

/** A Discord command with subcommands cannot be called itself, so sending is a subcommand. */
export const gungameCommand: BotCommand = {
  name: { en: 'gungame', ru: 'гангейм' },
  description: { en: 'Gun game: send a screen, see stats', ru: 'Ган-гейм: прислать скрин, статистика' },
  place: 'guild',
  topic: 'screens',
  subcommands: [send, stats, reviewListCommand('gungame')],
};
