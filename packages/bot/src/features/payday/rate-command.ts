import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import { daysLater } from '@famiglia/contract/kit/zoned-time';
import { LOOK_BACK_DAYS, RATE_USES } from '@famiglia/contract/payday/payday';
import type { RateUse } from '@famiglia/contract/payday/payday';
import { RATE_NAMES } from '@famiglia/contract/payday/payday-names';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import type { PaydayRate } from '@famiglia/contract/payday/payday-routes';
import { PAYDAY_WORDS } from '@famiglia/contract/payday/payday-words';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { findRateTargets, listRates, setRate } from '@famiglia/core/payday/rates/set-rate';
import { AppError } from '@famiglia/core/platform/app-error';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { shortText } from '../../kit/discord/short-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AmountFormCall, AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import type { Subcommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { readTypedAmount } from '../../kit/interactions/doubtful-amount.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { LONGEST_AMOUNT, amountOption } from './correct-command.ts';
import { paydayTexts } from './payday-texts.ts';

/** So many, with names of that length, fit into a message. */
const MOST_RATES = 35;
const LONGEST_OF = 40;

const rateName = ({ use, fight_kind: kind, rank }: PaydayRate, language: Language): string => {
  const of = kind?.name ?? rank?.name;
  return of === undefined
    ? RATE_NAMES[language][use]
    : `${RATE_NAMES[language][use]}: ${shortText(of, LONGEST_OF)}`;
};

export const rates: Subcommand = {
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
    const left = lines.length - MOST_RATES;
    const shown = [...lines.slice(0, MOST_RATES), ...(left > 0 ? [texts.more(left)] : [])];
    return answer.reply({
      embeds: [{ color: BRAND_COLOR, title: texts.ratesTitle, description: shown.join('\n') }],
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

/** `/payday rate`: what something is worth from a day on. */
export const rate: Subcommand = {
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
    await requireGuildAccess(bot.context, actor, guildOf(interaction), paydayRoutes.setRate.access);
    const use = interaction.options.getString('for', true) as RateUse;
    const typed = interaction.options.getString('amount', true);
    const isOff = /^(?:off|none|нет|-)$/iu.test(typed.trim());
    const back = interaction.options.getInteger('days-back') ?? 0;
    const target = await readTarget(call);
    const asked = rateForm({ use, target, back }, typed, language);
    const cents = isOff ? null : readRate(typed, language, asked);
    return answer.reply({ content: await saveRate(call, { use, target, back }, cents) });
  },
};

interface WantedRate {
  use: RateUse;
  /** The kind of fight, or the role of a salary. */
  target: string | null;
  /** From how many days ago. */
  back: number;
}

const NO_TARGET = '-';

/** The form into which the command could have been typed as well. */
const rateForm = ({ use, target, back }: WantedRate, amount: string, language: Language): Form =>
  form(makeCustomId('payday', 'rate', use, target ?? NO_TARGET, String(back)), RATE_NAMES[language][use], [
    textField('amount', {
      label: paydayTexts[language].amount,
      description: PAYDAY_WORDS[language].amountHint,
      maxLength: LONGEST_AMOUNT,
      value: amount,
    }),
  ]);

/** The command again, with the reading that was chosen or with a corrected amount. */
export const submitRate = async (call: AmountFormCall): Promise<void> => {
  const { language, answer } = call;
  const [typedUse = '', target = NO_TARGET, back = ''] = call.args;
  const use = RATE_USES.find((one) => one === typedUse);
  if (use === undefined || !/^\d{1,2}$/.test(back)) throw new AppError('control_outdated');
  const wanted = { use, target: target === NO_TARGET ? null : target, back: Number(back) };
  const cents = readRate(typedText(call, 'amount'), language);
  await answer.replyEphemeral({ content: await saveRate(call, wanted, cents) });
};

const readRate = (typed: string, language: Language, asked?: Form): bigint => {
  const cents = readTypedAmount(typed, {
    field: 'amount',
    language,
    least: 0n,
    ...(asked === undefined ? {} : { form: asked }),
  });
  if (cents % 100n !== 0n) throw new FormRefusal(paydayTexts[language].whole);
  return cents;
};

/** Saves it, and returns what the leader reads. */
const saveRate = async (
  { bot, actor, interaction, language }: CommandCall | AmountFormCall,
  { use, target, back }: WantedRate,
  cents: bigint | null,
): Promise<string> => {
  const guildId = guildOf(interaction);
  const texts = paydayTexts[language];
  const { today } = await listRates(bot.context, actor, { guildId });
  const saved = await byRoute(paydayRoutes.setRate, setRate)(bot.context, actor, {
    guildId,
    use,
    fightKindId: use === 'salary' ? null : target,
    roleId: use === 'salary' ? target : null,
    amountCents: cents === null ? null : String(cents),
    validFrom: daysLater(today, -back),
  });
  const name = rateName(saved, language);
  return saved.amount_cents === null
    ? texts.rateOff(name, saved.valid_from)
    : texts.rateSet(name, formatCents(language, saved.amount_cents), saved.valid_from);
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
