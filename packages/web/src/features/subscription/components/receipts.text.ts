import type { ProviderName } from '@famiglia/contract/billing';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Receipts',
  empty: 'Nothing has been paid yet.',
  period: (from: string, to: string) => `for ${from} – ${to}`,
  refunded: (money: string) => `refunded ${money}`,
  disputed: 'taken back by the bank',
  open: (money: string, day: string) => `Receipt: ${money}, ${day}`,
  receipt: 'Receipt',
  gone: 'There is no such receipt',
  goneBody: 'The link may be old. All receipts are listed with the subscription.',
  back: 'To the subscription',
  print: 'Print',
  server: 'Server',
  service: 'Service',
  serviceName: (months: string) => `Famiglia Premium, ${months}`,
  periodLabel: 'Period',
  paidAt: 'Paid',
  amount: 'Amount',
  refund: 'Refunded',
  provider: 'Paid with',
  reference: 'Payment number',
  note: 'The tax receipt, where the law asks for one, is sent by the payment provider.',
  providers: {
    stripe: 'Stripe',
    yookassa: 'YooKassa',
    test_bank: 'Test bank',
    manual: 'By hand',
  } satisfies Record<ProviderName, string>,
};

const ru: typeof en = {
  title: 'Чеки',
  empty: 'Оплат ещё не было.',
  period: (from: string, to: string) => `за ${from} – ${to}`,
  refunded: (money: string) => `возвращено ${money}`,
  disputed: 'банк вернул деньги плательщику',
  open: (money: string, day: string) => `Чек: ${money}, ${day}`,
  receipt: 'Чек',
  gone: 'Такого чека нет',
  goneBody: 'Ссылка могла устареть. Все чеки перечислены в подписке.',
  back: 'К подписке',
  print: 'Распечатать',
  server: 'Сервер',
  service: 'Услуга',
  serviceName: (months: string) => `Famiglia Premium, ${months}`,
  periodLabel: 'Срок',
  paidAt: 'Оплачено',
  amount: 'Сумма',
  refund: 'Возвращено',
  provider: 'Способ',
  reference: 'Номер платежа',
  note: 'Кассовый чек, если он нужен по закону, присылает платёжный сервис.',
  providers: { stripe: 'Stripe', yookassa: 'ЮKassa', test_bank: 'Тестовый банк', manual: 'Вручную' },
};

export const receiptsText: Texts<typeof en> = { en, ru };
