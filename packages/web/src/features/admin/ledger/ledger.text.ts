import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  filters: 'Filters',
  provider: 'Provider',
  currency: 'Currency',
  state: 'Status',
  guildId: 'Server ID',
  from: 'From',
  to: 'To',
  all: 'All',
  states: { paid: 'Paid', refunded: 'Refunded', disputed: 'Disputed' },
  download: 'Download CSV',
  downloading: 'Downloading…',
  payments: (count: number) => plural('en', count, { one: '# payment', other: '# payments' }),
  sums: 'Totals shown',
  paid: 'paid',
  refunded: 'refunded',
  net: 'net',
  time: 'Paid',
  guild: 'Server',
  amount: 'Amount',
  period: 'Period',
  reference: 'Provider and reference',
  back: (money: string) => `refunded ${money}`,
  disputed: 'disputed',
  onlyGuild: (name: string) => `Only ${name}`,
};

const ru: typeof en = {
  filters: 'Фильтры',
  provider: 'Способ',
  currency: 'Валюта',
  state: 'Статус',
  guildId: 'ID сервера',
  from: 'С',
  to: 'По',
  all: 'Все',
  states: { paid: 'Без возврата', refunded: 'С возвратом', disputed: 'Оспорены' },
  download: 'Скачать CSV',
  downloading: 'Скачиваем…',
  payments: (count: number) =>
    plural('ru', count, { one: '# платёж', few: '# платежа', many: '# платежей', other: '# платежа' }),
  sums: 'Итого по показанному',
  paid: 'оплачено',
  refunded: 'возвращено',
  net: 'осталось',
  time: 'Оплачено',
  guild: 'Сервер',
  amount: 'Сумма',
  period: 'Срок',
  reference: 'Способ и номер',
  back: (money: string) => `возвращено ${money}`,
  disputed: 'оспорен',
  onlyGuild: (name: string) => `Только ${name}`,
};

export const ledgerText: Texts<typeof en> = { en, ru };
