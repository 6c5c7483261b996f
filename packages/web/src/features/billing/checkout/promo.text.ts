import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  have: 'I have a promo code',
  label: 'Promo code',
  hint: 'Capitals, spaces and hyphens do not matter.',
  apply: 'Apply',
  remove: 'Remove',
  percent: (percent: number) => `${percent}% off`,
  months: (count: number) => plural('en', count, { one: 'first month free', other: 'first # months free' }),
  applied: (code: string, what: string) => `${code}: ${what}`,
  renewalPrice: (money: string) => `For this payment only. Renewals cost the usual price, ${money}.`,
  freeBody: 'Nothing to pay: no card is asked for, and nothing is charged for this term.',
  today: ['Today', 'Premium is opened by the promo code. Nothing is charged.'] as readonly [string, string],
  period: 'The period that the code opens.',
  get: 'Get it for free',
};

const ru: typeof en = {
  have: 'Есть промокод',
  label: 'Промокод',
  hint: 'Регистр, пробелы и дефисы не важны.',
  apply: 'Применить',
  remove: 'Убрать',
  percent: (percent: number) => `скидка ${percent}%`,
  months: (count: number) =>
    plural('ru', count, {
      one: 'первый # месяц бесплатно',
      few: 'первые # месяца бесплатно',
      many: 'первые # месяцев бесплатно',
      other: 'первые # месяца бесплатно',
    }),
  applied: (code: string, what: string) => `${code}: ${what}`,
  renewalPrice: (money: string) => `Только на эту оплату. Продление стоит как обычно, ${money}.`,
  freeBody: 'Платить не нужно: карту не спросим и за этот срок ничего не спишем.',
  today: ['Сегодня', 'Premium откроется по промокоду. Ничего не спишется.'],
  period: 'Срок, который открывает промокод.',
  get: 'Получить бесплатно',
};

export const promoText: Texts<typeof en> = { en, ru };
