import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Renewal',
  next: 'Next charge',
  charge: (money: string, day: string) => `${money} on ${day}`,
  term: 'Term',
  method: 'Payment method',
  change: 'Change term',
  changeMethod: 'Change payment method',
  turnOff: 'Turn renewal off',
  turnedOff: 'Renewal is off',
  turnOn: 'Turn renewal on',
  turnedOn: 'Renewal is on',
  off: 'Renewal is off',
  once: 'This term was paid once.',
  nothingMore: 'Nothing more is charged.',
  onAgain: (method: string, money: string, day: string) =>
    `If you turn it on, ${method} is charged ${money} on ${day}.`,
  ownCard: 'Pay with your card',
  another: 'This is another person’s card: only they can change the term or the card. You can cancel.',
  dialogTitle: 'Term of the next renewal',
  dialogBody: (day: string) =>
    `The paid period stays the same. The new term starts with the renewal on ${day}.`,
  save: 'Save',
  saved: 'Next renewal changed',
  grace: {
    title: 'The renewal payment failed',
    body: (until: string) => `Everything stays open until ${until}; we try again every day.`,
    after: 'After that the server moves to Free; nothing is deleted.',
    pay: 'Pay now',
    confirm: (money: string) => `Confirm ${money}`,
  },
  pendingRefund: (money: string) =>
    `${money} is on its way back to you. Banks usually take up to 10 business days.`,
};

const ru: typeof en = {
  title: 'Продление',
  next: 'Следующее списание',
  charge: (money: string, day: string) => `${money}, ${day}`,
  term: 'Срок',
  method: 'Способ оплаты',
  change: 'Изменить срок',
  changeMethod: 'Сменить способ оплаты',
  turnOff: 'Отключить продление',
  turnedOff: 'Продление отключено',
  turnOn: 'Включить продление',
  turnedOn: 'Продление включено',
  off: 'Продление отключено',
  once: 'Этот срок оплачен один раз.',
  nothingMore: 'Больше ничего не спишется.',
  onAgain: (method: string, money: string, day: string) =>
    `Если включить, ${day} с ${method} спишется ${money}.`,
  ownCard: 'Оплатить своей картой',
  another: 'Это чужая карта: срок и карту может сменить только плательщик. Отменить можете и вы.',
  dialogTitle: 'Срок следующего продления',
  dialogBody: (day: string) => `Оплаченный срок не изменится. Новый начнётся с продления ${day}.`,
  save: 'Сохранить',
  saved: 'Следующее продление изменено',
  grace: {
    title: 'Продление не удалось оплатить',
    body: (until: string) => `Всё открыто до ${until}: мы пробуем списать деньги каждый день.`,
    after: 'Потом сервер перейдёт на Free, ничего не удалится.',
    pay: 'Оплатить сейчас',
    confirm: (money: string) => `Подтвердить ${money}`,
  },
  pendingRefund: (money: string) => `Возвращаем вам ${money}. Обычно банку нужно до 10 рабочих дней.`,
};

export const renewalText: Texts<typeof en> = { en, ru };
