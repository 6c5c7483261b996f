import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { MONEY_REASON_LENGTH } from '@famiglia/contract/treasury/treasury';
import { MONEY_FIELDS } from '@famiglia/contract/treasury/treasury-words';
import type { TreasuryCategory } from '@famiglia/contract/treasury/treasury';
import { AppError } from '@famiglia/core/platform/app-error';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import { guildOf } from '../../kit/guild-of.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import type { BotCommand, CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import { filledForm } from '../../kit/interactions/form-values.ts';
import type { FormValues } from '../../kit/interactions/form.ts';
import { NO_CATEGORY, moneyForm, readForForm } from './money-forms.ts';
import { submitTyped } from './submit-money.ts';

const amountOption: CommandOption = {
  name: { en: 'amount', ru: 'сумма' },
  description: { en: MONEY_FIELDS.en.amountHint, ru: MONEY_FIELDS.ru.amountHint },
  type: 'text',
  required: true,
  max: 64,
};
const reasonOption: CommandOption = {
  name: { en: 'comment', ru: 'комментарий' },
  description: { en: 'What it is for', ru: 'За что' },
  type: 'text',
  max: MONEY_REASON_LENGTH,
};
const cashOption = (
  name: CommandOption['name'],
  description: CommandOption['description'],
): CommandOption => ({ name, description, type: 'user' });

const isFor = ({ use }: TreasuryCategory): boolean => use !== 'income';

const suggestCategories = async ({ bot, actor, interaction }: AutocompleteCall): Promise<Choice[]> => {
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const { categories } = await getTreasury(bot.context, actor, { guildId: guildOf(interaction) });
  return categories
    .filter((one) => isFor(one) && one.name.toLowerCase().includes(typed))
    .map(({ id, name }) => ({ name, value: id }))
    .slice(0, 25);
};

/** A typed name is accepted if a category has it. */
const chosenCategory = (call: CommandCall, categories: readonly TreasuryCategory[]): string | null => {
  const typed = call.interaction.options.getString('category')?.trim().toLowerCase() ?? '';
  if (typed === '') return null;
  const found = categories.find(
    (one) => isFor(one) && (one.id === typed || one.name.toLowerCase() === typed),
  );
  if (found === undefined) throw new AppError('choose_from_list');
  return found.id;
};

const person = ({ interaction }: CommandCall, option: string): string[] => {
  const user = interaction.options.getUser(option);
  return user === null ? [] : [user.id];
};
const typed = ({ interaction }: CommandCall, option: string): string =>
  interaction.options.getString(option) ?? '';

const member: Subcommand = {
  needs: 'money.manage',
  name: { en: 'member', ru: 'участнику' },
  description: { en: 'Write down a payment to a member', ru: 'Записать выплату участнику' },
  answer: 'private',
  options: [
    {
      name: { en: 'member', ru: 'участник' },
      description: { en: 'Who gets it', ru: 'Кто получает' },
      type: 'user',
      required: true,
    },
    amountOption,
    {
      name: { en: 'category', ru: 'категория' },
      description: { en: MONEY_FIELDS.en.category, ru: MONEY_FIELDS.ru.category },
      type: 'text',
      autocomplete: true,
      max: 100,
    },
    reasonOption,
    cashOption(
      { en: 'cash', ru: 'наличные' },
      { en: 'Whose cash; empty: the bank', ru: 'У кого на руках; пусто: банк' },
    ),
  ],
  autocomplete: suggestCategories,
  run: async (call) => {
    const treasury = await readForForm(call);
    const category = chosenCategory(call, treasury.categories);
    // A category that is not among the options of the form has to be there to be chosen.
    const among = treasury.categories.filter((one) => category === null || one.id === category);
    const form = moneyForm('expense', { ...treasury, categories: among }, call.language);
    const values: FormValues = new Map<string, string | string[]>([
      ['amount', typed(call, 'amount')],
      ['category', category === null ? [NO_CATEGORY] : [category]],
      ['person', person(call, 'member')],
      ['cash', person(call, 'cash')],
      ['reason', typed(call, 'comment')],
    ]);
    await submitTyped(call, 'enter', filledForm(form, values));
  },
};

const transfer: Subcommand = {
  needs: 'money.manage',
  name: { en: 'transfer', ru: 'перевод' },
  description: {
    en: 'Write down money moved between the bank and officers',
    ru: 'Записать перевод между банком и офицерами',
  },
  answer: 'private',
  options: [
    amountOption,
    cashOption({ en: 'from', ru: 'откуда' }, { en: 'Empty: the bank', ru: 'Пусто: банк' }),
    cashOption({ en: 'to', ru: 'куда' }, { en: 'Empty: the bank', ru: 'Пусто: банк' }),
    reasonOption,
  ],
  run: async (call) => {
    const form = moneyForm('transfer', await readForForm(call), call.language);
    const values: FormValues = new Map<string, string | string[]>([
      ['amount', typed(call, 'amount')],
      ['from', person(call, 'from')],
      ['to', person(call, 'to')],
      ['reason', typed(call, 'comment')],
    ]);
    await submitTyped(call, 'transfer', filledForm(form, values));
  },
};

/** `/pay`: what is typed quickest, an expense for a member or a transfer. */
export const payCommand: BotCommand = {
  name: { en: 'pay', ru: 'выплата' },
  description: {
    en: `${FEATURE_NAMES.en.treasury}: a payment or a transfer`,
    ru: `${FEATURE_NAMES.ru.treasury}: выплата или перевод`,
  },
  place: 'guild',
  topic: 'money',
  subcommands: [member, transfer],
};
