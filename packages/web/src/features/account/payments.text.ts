import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Your payments',
  body: 'Servers that your card pays for, also those that you or the bot have left. Only you see this.',
  empty: 'You do not pay for any server.',
  next: (money: string, day: string, method: string) => `${money} will be charged to ${method} on ${day}`,
  failed: (method: string) => `The last charge to ${method} failed; it is tried again every day.`,
  stopped: (method: string) => `Nothing more will be charged to ${method}`,
  until: (day: string) => `Premium is paid until ${day}`,
  stop: 'Stop renewal',
  stopTitle: (server: string) => `Stop the renewal for ${server}?`,
  stopBody: 'Nothing more is charged. Premium works until the end of what was paid, and nothing is deleted.',
  remove: 'Remove card',
  removeTitle: (server: string) => `Remove the card for ${server}?`,
  removeBody: (method: string) =>
    `${method} is no longer kept, and nothing more is charged. Premium works until the end of what was paid. To renew again you will need to buy it again.`,
  keep: 'Keep it',
  receipts: 'Receipts',
  receipt: (money: string, server: string) => `${money} · ${server}`,
  period: (from: string, to: string) => `for ${from} – ${to}`,
  refunded: (money: string) => `refunded ${money}`,
  disputed: 'reversed by the bank',
};

const ru: typeof en = {
  title: 'Ваши платежи',
  body: 'Серверы, за которые платит ваша карта, в том числе те, откуда вы или бот уже ушли. Это видите только вы.',
  empty: 'Вы не платите ни за один сервер.',
  next: (money: string, day: string, method: string) => `${day} спишем ${money} с ${method}`,
  failed: (method: string) => `Последнее списание с ${method} не прошло, пробуем снова каждый день.`,
  stopped: (method: string) => `С ${method} больше ничего не спишем`,
  until: (day: string) => `Premium оплачен до ${day}`,
  stop: 'Остановить продление',
  stopTitle: (server: string) => `Остановить продление для ${server}?`,
  stopBody: 'Больше ничего не спишем. Premium работает до конца оплаченного срока, ничего не удалится.',
  remove: 'Удалить карту',
  removeTitle: (server: string) => `Удалить карту для ${server}?`,
  removeBody: (method: string) =>
    `${method} больше не хранится, ничего не спишем. Premium работает до конца оплаченного срока. Чтобы продлевать снова, понадобится новая покупка.`,
  keep: 'Оставить',
  receipts: 'Чеки',
  receipt: (money: string, server: string) => `${money} · ${server}`,
  period: (from: string, to: string) => `за ${from} – ${to}`,
  refunded: (money: string) => `возвращено ${money}`,
  disputed: 'банк вернул деньги плательщику',
};

export const paymentsText: Texts<typeof en> = { en, ru };
