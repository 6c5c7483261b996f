import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { closePeriod } from '@famiglia/core/payday/open-payday';
import { getPayday, listPaydays } from '@famiglia/core/payday/read-payday';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { BotCommand, Subcommand } from '../../kit/interactions/command.ts';
import { correct } from './correct-command.ts';
import { paydayTexts } from './payday-texts.ts';
import { rate, rates } from './rate-command.ts';
import { showPayday } from './shown-paydays.ts';

const close: Subcommand = {
  needs: 'money.manage',
  name: { en: 'close', ru: 'закрыть' },
  description: {
    en: 'Close the period and check who gets what',
    ru: 'Закрыть период и проверить, кому сколько',
  },
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const guildId = guildOf(interaction);
    const payday = await byRoute(paydayRoutes.close, closePeriod)(bot.context, actor, { guildId });
    await answer.reply(showPayday(bot, payday, language));
  },
};

const show: Subcommand = {
  needs: 'money.view',
  name: { en: 'show', ru: 'показать' },
  description: {
    en: 'The last payday: approve, file, mark as paid',
    ru: 'Последняя зарплата: подтвердить, файл, отметить выплаты',
  },
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const guildId = guildOf(interaction);
    const { items, open_id: openId } = await listPaydays(bot.context, actor, { guildId });
    const last = openId ?? items.find(({ status }) => status === 'approved')?.id;
    if (last === undefined) return answer.reply({ content: paydayTexts[language].none });
    const payday = await getPayday(bot.context, actor, { guildId, paydayId: last });
    return answer.reply(showPayday(bot, payday, language));
  },
};

/** `/payday`: rates, corrections, and a payday from its closing to the payouts. */
export const paydayCommand: BotCommand = {
  name: { en: 'payday', ru: 'зарплата' },
  description: { en: FEATURE_NAMES.en.payday, ru: FEATURE_NAMES.ru.payday },
  place: 'guild',
  topic: 'money',
  subcommands: [close, show, rate, rates, correct],
};
