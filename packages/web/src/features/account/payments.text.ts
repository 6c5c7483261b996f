import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Your payments',
  body: 'Servers you pay for or have paid for, also those that you or the bot have left. Only you see this.',
  empty: 'You have not paid for any server.',
  next: (money: string, day: string, method: string) => `${money} will be charged to ${method} on ${day}`,
  failed: (method: string) => `The last charge to ${method} failed; it is tried again every day.`,
  once: 'Paid once.',
  another: 'Somebody else pays for this server now.',
  nothing: 'Nothing more is charged.',
  nothingFrom: (method: string) => `Nothing more is charged to ${method}.`,
  until: (day: string) => `Premium is paid until ${day}`,
  ended: (day: string) => `Premium ended on ${day}`,
  turnOff: 'Turn renewal off',
  offTitle: (server: string) => `Turn off the renewal for ${server}?`,
  offBody: 'Nothing more is charged. Premium works until the end of what was paid, and nothing is deleted.',
  turnOn: 'Turn renewal on',
  onTitle: (server: string) => `Turn on the renewal for ${server}?`,
  onBody: (method: string, money: string, day: string) =>
    `${method} will be charged ${money} on ${day}. You can turn it off at any time.`,
  ownCard: 'Pay with your card',
  remove: 'Remove card',
  removeTitle: (server: string) => `Remove the card for ${server}?`,
  removeBody: (method: string) =>
    `We forget ${method}, and nothing more is charged. Premium works until the end of what was paid. To renew later, you pay with a card again.`,
  keep: 'Keep it',
  receipts: 'Receipts',
  receipt: (money: string, server: string) => `${money} · ${server}`,
  period: (from: string, to: string) => `for ${from} – ${to}`,
  refunded: (money: string) => `refunded ${money}`,
  disputed: 'reversed by the bank',
  tickets: {
    title: 'Questions about payments',
    body: 'Write to the people who run this site, also about servers that you or the bot have left.',
    closed: 'This conversation is closed. A new message reopens it.',
    answerComes: 'Replies appear here and in Discord.',
  },
};

const ru: typeof en = {
  title: 'Ваши платежи',
  body: 'Серверы, за которые вы платите или платили, в том числе те, где вас или бота уже нет. Это видите только вы.',
  empty: 'Вы ещё не платили ни за один сервер.',
  next: (money: string, day: string, method: string) => `${day} спишем ${money} с ${method}`,
  failed: (method: string) => `Последнее списание с ${method} не прошло, пробуем снова каждый день.`,
  once: 'Оплачено один раз.',
  another: 'За этот сервер теперь платит кто-то другой.',
  nothing: 'Больше ничего не спишем.',
  nothingFrom: (method: string) => `С ${method} больше ничего не спишем.`,
  until: (day: string) => `Premium оплачен до ${day}`,
  ended: (day: string) => `Premium закончился ${day}`,
  turnOff: 'Отключить продление',
  offTitle: (server: string) => `Отключить продление для ${server}?`,
  offBody: 'Больше ничего не спишем. Premium работает до конца оплаченного срока, ничего не удалится.',
  turnOn: 'Включить продление',
  onTitle: (server: string) => `Включить продление для ${server}?`,
  onBody: (method: string, money: string, day: string) =>
    `${day} спишем ${money} с ${method}. Отключить можно в любой момент.`,
  ownCard: 'Оплатить своей картой',
  remove: 'Удалить карту',
  removeTitle: (server: string) => `Удалить карту для ${server}?`,
  removeBody: (method: string) =>
    `Мы забудем ${method} и больше ничего не спишем. Premium работает до конца оплаченного срока. Чтобы продлевать снова, понадобится ещё раз оплатить картой.`,
  keep: 'Не менять',
  receipts: 'Чеки',
  receipt: (money: string, server: string) => `${money} · ${server}`,
  period: (from: string, to: string) => `за ${from} – ${to}`,
  refunded: (money: string) => `возвращено ${money}`,
  disputed: 'банк вернул деньги плательщику',
  tickets: {
    title: 'Вопросы об оплате',
    body: 'Напишите тем, кто ведёт этот сайт, в том числе о серверах, откуда вы или бот уже ушли.',
    closed: 'Переписка закрыта. Новое сообщение откроет её снова.',
    answerComes: 'Ответ придёт сюда и в Discord.',
  },
};

export const paymentsText: Texts<typeof en> = { en, ru };
