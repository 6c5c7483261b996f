import { randomUUID } from 'node:crypto';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import { MONEY_REASON_LENGTH } from '@famiglia/contract/treasury/treasury';
import type { TreasuryBalances, TreasuryCategory } from '@famiglia/contract/treasury/treasury';
import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { AppError } from '@famiglia/core/platform/app-error';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import type { APILabelComponent } from 'discord.js';
import { guildOf } from '../../kit/guild-of.ts';
import type { ButtonCall, CommandCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { choiceField, form, textField, userField } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { treasuryTexts } from './treasury-texts.ts';

export type MoneyForm = 'income' | 'expense' | 'transfer' | 'count';
type Treasury = TreasuryBalances & { categories: readonly TreasuryCategory[] };

/** In the list of categories, because a list that needs no choice cannot be emptied again. */
export const NO_CATEGORY = 'none';
const MOST_OPTIONS = 25;
const LONGEST_AMOUNT = 64;

/** What the bank is called where an officer's id could stand. */
export const BANK = 'bank';

export const moneyForm = (which: MoneyForm, treasury: Treasury, language: Language): Form => {
  if (which === 'transfer') return transferForm(language);
  return which === 'count' ? countForm(treasury, language) : enterForm(which, treasury.categories, language);
};

export const openMoneyForm = async (call: ButtonCall): Promise<void> => {
  const [which = ''] = call.args;
  if (!isMoneyForm(which)) throw new AppError('control_outdated');
  const current = async (): Promise<Form> => moneyForm(which, await readForForm(call), call.language);
  await call.answer.showForm(await current(), current);
};

/** Whoever may not enter anything is refused before they type. */
export const readForForm = async ({ bot, actor, interaction }: ButtonCall | CommandCall) => {
  const guildId = guildOf(interaction);
  await requireGuildAccess(bot.context, actor, guildId, treasuryRoutes.enter.access);
  return getTreasury(bot.context, actor, { guildId });
};

const isMoneyForm = (text: string): text is MoneyForm =>
  ['income', 'expense', 'transfer', 'count'].includes(text);

const amountField = (language: Language, label: string): APILabelComponent =>
  textField('amount', {
    label,
    description: treasuryTexts[language].fields.amountHint,
    maxLength: LONGEST_AMOUNT,
  });

const reasonField = (language: Language): APILabelComponent =>
  textField('reason', {
    label: treasuryTexts[language].fields.reason,
    maxLength: MONEY_REASON_LENGTH,
    required: false,
  });

const enterForm = (
  kind: 'income' | 'expense',
  categories: readonly TreasuryCategory[],
  language: Language,
): Form => {
  const texts = treasuryTexts[language];
  const optional = { required: false };
  const fitting = categories.filter(({ use }) => use === 'both' || use === kind);
  return form(makeCustomId('treasury', 'enter', kind, randomUUID()), texts[kind], [
    amountField(language, texts.fields.amount),
    ...(fitting.length === 0
      ? []
      : [
          choiceField('category', {
            label: texts.fields.category,
            options: [
              { label: texts.fields.noCategory, value: NO_CATEGORY, default: true },
              ...fitting.slice(0, MOST_OPTIONS - 1).map(({ id, name }) => ({ label: name, value: id })),
            ],
          }),
        ]),
    userField('person', { ...optional, label: kind === 'income' ? texts.fields.payer : texts.fields.payee }),
    userField('cash', { ...optional, label: texts.fields.cash, description: texts.cashHint }),
    reasonField(language),
  ]);
};

const transferForm = (language: Language): Form => {
  const texts = treasuryTexts[language];
  const end = { required: false, description: texts.cashHint };
  return form(makeCustomId('treasury', 'transfer', randomUUID()), texts.transfer, [
    amountField(language, texts.fields.amount),
    userField('from', { ...end, label: texts.fields.from }),
    userField('to', { ...end, label: texts.fields.to }),
    reasonField(language),
  ]);
};

/** Each place is chosen together with the balance that was seen: what is counted is compared with that. */
const countForm = ({ bank_cents: bank, officers }: Treasury, language: Language): Form => {
  const texts = treasuryTexts[language];
  const places = [
    { id: BANK, name: texts.places.bank, cents: bank },
    ...officers.map(({ person, balance_cents }) => ({
      id: person.id,
      name: person.name,
      cents: balance_cents,
    })),
  ];
  return form(makeCustomId('treasury', 'count', randomUUID()), texts.count, [
    choiceField('place', {
      label: texts.fields.place,
      options: places.slice(0, MOST_OPTIONS).map(({ id, name, cents }, index) => ({
        label: `${cutText(name, 60)}: ${formatCents(language, cents)}`,
        value: `${id} ${cents}`,
        ...(index === 0 ? { default: true } : {}),
      })),
    }),
    amountField(language, texts.fields.counted),
    reasonField(language),
  ]);
};
