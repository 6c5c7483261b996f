import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Payment',
  what: (months: string, money: string) => `Premium for ${months}, ${money}`,
  withCode: (code: string, list: string) => `Promo code ${code}; usually ${list}`,
  free: (months: string) => `Premium for ${months}, nothing to pay`,
  freeTitle: 'Premium is on',
  open: {
    title: 'Waiting for payment',
    body: 'This page updates on its own. You can close it: Premium turns on as soon as the money arrives.',
    later: (start: string) =>
      `This page updates on its own, and you can close it. What you pay for starts on ${start}, when the current period ends.`,
    pay: 'Go to the payment page',
    cancel: 'Cancel payment',
  },
  paid: {
    title: 'Paid: Premium is on',
    body: (end: string) => `It is active ${end}. The panel is open in every tab.`,
    later: (start: string, end: string) => `The paid period starts on ${start} and runs ${end}.`,
    panel: 'Open the panel',
    subscription: 'Subscription and receipts',
  },
  failed: { title: 'Payment failed', charged: 'Nothing was charged.', again: 'Try again' },
  held: {
    title: 'Payment received, but it does not match',
    in_review: (number: string) =>
      `Money arrived that is not the amount of this order. The site owner sees it and will refund it or turn Premium on. Please do not pay again. Order ${number}.`,
    reviewed: (number: string) =>
      `Money arrived that was not the amount of this order. The site owner has settled it. Order ${number}.`,
    subscription: 'Subscription and receipts',
  },
  canceled: {
    title: 'Payment canceled',
    body: 'Nothing was charged. You can choose again at any time.',
    again: 'Choose again',
  },
};

const ru: typeof en = {
  title: 'Оплата',
  what: (months: string, money: string) => `Premium на ${months}, ${money}`,
  withCode: (code: string, list: string) => `Промокод ${code}, обычная цена ${list}`,
  free: (months: string) => `Premium на ${months}, платить не нужно`,
  freeTitle: 'Premium включён',
  open: {
    title: 'Ждём оплату',
    body: 'Страница обновится сама. Её можно закрыть: Premium включится, как только придут деньги.',
    later: (start: string) =>
      `Страница обновится сама, её можно закрыть. Оплаченный срок начнётся ${start}, когда закончится текущий.`,
    pay: 'Перейти к оплате',
    cancel: 'Отменить оплату',
  },
  paid: {
    title: 'Оплачено: Premium включён',
    body: (end: string) => `Он работает ${end}. Панель открыта во всех вкладках.`,
    later: (start: string, end: string) => `Оплаченный срок начнётся ${start} и продлится ${end}.`,
    panel: 'Открыть панель',
    subscription: 'Подписка и чеки',
  },
  failed: { title: 'Оплата не прошла', charged: 'Деньги не списаны.', again: 'Попробовать ещё раз' },
  held: {
    title: 'Деньги пришли, но сумма не сходится',
    in_review: (number: string) =>
      `Поступила не та сумма, что в заказе. Владелец сайта это видит: он вернёт деньги или включит Premium. Платить ещё раз не нужно. Заказ ${number}.`,
    reviewed: (number: string) =>
      `Поступила не та сумма, что была в заказе. Владелец сайта уже разобрался с ней. Заказ ${number}.`,
    subscription: 'Подписка и чеки',
  },
  canceled: {
    title: 'Оплата отменена',
    body: 'Деньги не списаны. Выбрать снова можно в любой момент.',
    again: 'Выбрать снова',
  },
};

export const orderText: Texts<typeof en> = { en, ru };
