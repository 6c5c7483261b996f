import { getMyStatistics } from '@famiglia/core/capts/get-player-statistics';
import { CAPT_RESULT_LETTERS } from '@famiglia/contract/capts/capt-states';
import type { Language } from '@famiglia/contract/kit/language';
import { LOCALES } from '@famiglia/contract/kit/locales';
import { recordWords } from '@famiglia/contract/capts/record-words';
import type { PlayerStatistics } from '@famiglia/contract/capts/capt-statistics';
import type { APIEmbed } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { captTexts } from './capt-texts.ts';

export const mystatsCommand: BotCommand = {
  name: { en: 'mystats', ru: 'мой-урон' },
  description: { en: 'Your capts: average, form, best', ru: 'Ваши капты: среднее, форма, лучший' },
  place: 'guild',
  topic: 'play',
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const mine = await getMyStatistics(bot.context, actor, { guildId: guildOf(interaction) });
    if (mine.capts === 0) {
      await answer.reply({ content: captTexts[language].noCapts });
      return;
    }
    await answer.reply({ embeds: [statisticsEmbed(mine, language)] });
  },
};

const percent = (value: number | null): string => (value === null ? '—' : `${Math.round(value * 100)} %`);
const field = (name: string, value: string) => ({ name, value, inline: true });

const SHOWN = 10;

/** «В В П»: how the last capts ended, the latest last. */
const lettersOf = (recent: PlayerStatistics['recent'], language: Language): string =>
  recent
    .slice(-SHOWN)
    .flatMap(({ result }) => (result === null ? [] : [CAPT_RESULT_LETTERS[language][result]]))
    .join(' ') || '—';

const statisticsEmbed = (mine: PlayerStatistics, language: Language): APIEmbed => {
  const texts = captTexts[language];
  const number = (value: number | null): string =>
    value === null ? '—' : Math.round(value).toLocaleString(LOCALES[language]);
  const average = mine.average === null ? texts.averageLater : number(mine.average);
  return {
    color: BRAND_COLOR,
    title: texts.mine,
    fields: [
      field(texts.capts, `${mine.capts} · ${recordWords(language, mine)}`),
      field(texts.average, mine.rank === null ? average : `${average} · ${texts.rank(mine.rank)}`),
      field(
        texts.form,
        `${texts.last(5)}: ${number(mine.form_5)}\n${texts.last(10)}: ${number(mine.form_10)}`,
      ),
      field(texts.results, lettersOf(mine.recent, language)),
      field(texts.mvp, String(mine.mvps)),
      field(texts.kd, `${mine.kills}/${mine.deaths}`),
      field(texts.came, percent(mine.attendance.share)),
      ...(mine.best === null
        ? []
        : [
            {
              name: texts.best,
              value: `${number(mine.best.damage)} · ${escapeText(mine.best.opponent)} · ${readerTime(new Date(mine.best.starts_at), 'R')}`,
            },
          ]),
    ],
  };
};
