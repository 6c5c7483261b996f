import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { daysLater } from '@famiglia/contract/kit/zoned-time';
import { LOOK_BACK_DAYS, RATE_USES } from '@famiglia/contract/payday/payday';
import type { RateUse } from '@famiglia/contract/payday/payday';
import { RATE_NAMES } from '@famiglia/contract/payday/payday-names';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import type { PaydayRate } from '@famiglia/contract/payday/payday-routes';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { closePeriod } from '@famiglia/core/payday/open-payday';
import { getPayday, listPaydays } from '@famiglia/core/payday/read-payday';
import { findRateTargets, listRates, setRate } from '@famiglia/core/payday/rates/set-rate';
import { AppError } from '@famiglia/core/platform/app-error';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import type { BotCommand, Subcommand } from '../../kit/interactions/command.ts';
import { amountOption, correct } from './correct-command.ts';
import { paydayMessage } from './payday-message.ts';
import { paydayTexts } from './payday-texts.ts';
import { typedAmount } from './typed-amount.ts';

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
    await answer.reply(paydayMessage(payday, language));
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
    return answer.reply(paydayMessage(payday, language));
  },
};

const rateName = ({ use, fight_kind: kind, rank }: PaydayRate, language: 'ru' | 'en'): string => {
  const of = kind?.name ?? rank?.name;
  return of === undefined ? RATE_NAMES[language][use] : `${RATE_NAMES[language][use]}: ${escapeText(of)}`;
};

const rates: Subcommand = {
  needs: 'money.view',
  name: { en: 'rates', ru: 'ставки' },
  description: { en: 'What coming, winning and ranks are worth', ru: 'Сколько стоят явка, победа и ранги' },
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const texts = paydayTexts[language];
    const { items, today } = await listRates(bot.context, actor, { guildId: guildOf(interaction) });
    if (items.length === 0) return answer.reply({ content: texts.noRates });
    const lines = items.map((rate) => {
      const amount = rate.amount_cents === null ? '—' : formatCents(language, rate.amount_cents);
      const from = rate.valid_from > today ? ` · ${texts.fromDay(rate.valid_from)}` : '';
      return `${rateName(rate, language)}: **${amount}**${from}`;
    });
    return answer.reply({
      embeds: [{ color: BRAND_COLOR, title: texts.ratesTitle, description: lines.join('\n').slice(0, 4000) }],
    });
  },
};

/** Kinds of fights and ranks by what was typed. */
const suggestTargets = async ({ bot, interaction }: AutocompleteCall): Promise<Choice[]> => {
  const typed = interaction.options.getFocused().trim().toLowerCase();
  return (await findRateTargets(bot.context.db, guildOf(interaction)))
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .map(({ id, name }) => ({ name: name.slice(0, 100), value: id }))
    .slice(0, 25);
};

const rate: Subcommand = {
  needs: 'money.manage',
  name: { en: 'rate', ru: 'ставка' },
  description: { en: 'Set what something is worth', ru: 'Задать, сколько что стоит' },
  answer: 'private',
  options: [
    {
      name: { en: 'for', ru: 'за' },
      description: { en: 'What for', ru: 'За что' },
      type: 'text',
      required: true,
      choices: RATE_USES.map((use) => ({
        name: { en: RATE_NAMES.en[use], ru: RATE_NAMES.ru[use] },
        value: use,
      })),
    },
    {
      ...amountOption,
      description: { en: 'For example 40k; “off” ends it', ru: 'Например 40к; «нет» убирает' },
    },
    {
      name: { en: 'kind', ru: 'вид' },
      description: {
        en: 'Only one kind of fight, or the rank of a salary',
        ru: 'Только один вид боя или ранг для оклада',
      },
      type: 'text',
      autocomplete: true,
      max: 100,
    },
    {
      name: { en: 'days-back', ru: 'дней-назад' },
      description: {
        en: 'The first rate may also count the last days',
        ru: 'Первая ставка может учесть и прошлые дни',
      },
      type: 'integer',
      min: 0,
      max: LOOK_BACK_DAYS,
    },
  ],
  autocomplete: suggestTargets,
  run: async (call) => {
    const { bot, actor, interaction, language, answer } = call;
    const guildId = guildOf(interaction);
    await requireGuildAccess(bot.context, actor, guildId, paydayRoutes.setRate.access);
    const texts = paydayTexts[language];
    const use = interaction.options.getString('for', true) as RateUse;
    const typed = interaction.options.getString('amount', true);
    const isOff = /^(?:off|none|нет|-)$/iu.test(typed.trim());
    const amount = isOff ? null : typedAmount(typed, language);
    if (amount !== null && amount.cents === null) return answer.reply({ content: amount.says });
    if (amount !== null && (amount.cents < 0n || amount.cents % 100n !== 0n))
      return answer.reply({ content: texts.whole });
    const target = await readTarget(call);
    const { today } = await listRates(bot.context, actor, { guildId });
    const back = interaction.options.getInteger('days-back') ?? 0;
    const saved = await byRoute(paydayRoutes.setRate, setRate)(bot.context, actor, {
      guildId,
      use,
      fightKindId: use === 'salary' ? null : target,
      roleId: use === 'salary' ? target : null,
      amountCents: amount === null ? null : String(amount.cents),
      validFrom: daysLater(today, -back),
    });
    const name = rateName(saved, language);
    const content =
      saved.amount_cents === null
        ? texts.rateOff(name, saved.valid_from)
        : texts.rateSet(name, formatCents(language, saved.amount_cents), saved.valid_from);
    return answer.reply({ content });
  },
};

const readTarget = async ({ bot, interaction }: CommandCall): Promise<string | null> => {
  const typed = interaction.options.getString('kind')?.trim().toLowerCase();
  if (typed === undefined || typed === '') return null;
  const found = (await findRateTargets(bot.context.db, guildOf(interaction))).filter(
    ({ id, name }) => id === typed || name.toLowerCase() === typed,
  );
  const [target] = found;
  if (target === undefined || found.length > 1) throw new AppError('choose_from_list');
  return target.id;
};

/** `/payday`: rates, corrections, and a payday from its closing to the payouts. */
export const paydayCommand: BotCommand = {
  name: { en: 'payday', ru: 'зарплата' },
  description: { en: FEATURE_NAMES.en.payday, ru: FEATURE_NAMES.ru.payday },
  place: 'guild',
  topic: 'money',
  subcommands: [close, show, rate, rates, correct],
};
