import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Cancel the subscription?',
  choose: 'Choose when it should end.',
  stay: (until: string) => `Keep Premium ${until}`,
  stayBody: (until: string) =>
    `Premium stays active ${until} and does not renew; then the server moves to Free. You can resume until then. Reputation, screens and history stay.`,
  refund: (money: string) => `End now and get ${money} back`,
  refundTitle: (money: string) => `End Premium now and get ${money} back?`,
  refundBody:
    'The panel closes right away, or after the trial if it is still running. The money goes back the way it was paid; banks usually take up to 10 business days. This cannot be undone. Reputation, screens and history stay.',
  noMoney: 'No refund.',
  byHand: 'The site owner refunds manual payments. Contact them.',
  fullUsed:
    'The full refund of the first day was used once already. Write to support, or come back a day after the payment: then the unused days can be refunded here.',
  stayButton: 'Cancel at the end of the period',
  refundButton: (money: string) => `End now, refund ${money}`,
  keep: 'Keep it',
};

const ru: typeof en = {
  title: 'Отменить подписку?',
  choose: 'Выберите, когда её закончить.',
  stay: (until: string) => `Оставить Premium ${until}`,
  stayBody: (until: string) =>
    `Premium работает ${until} и не продлевается, потом сервер перейдёт на Free. До этого дня подписку можно возобновить. Репутация, скрины и история останутся.`,
  refund: (money: string) => `Закончить сейчас и вернуть ${money}`,
  refundTitle: (money: string) => `Закончить Premium сейчас и вернуть ${money}?`,
  refundBody:
    'Панель закроется сразу, а если идёт пробный период, то после него. Деньги вернутся тем же способом; банку обычно нужно до 10 рабочих дней. Это действие необратимо. Репутация, скрины и история останутся.',
  noMoney: 'Без возврата денег.',
  byHand: 'Ручные оплаты возвращает владелец сайта: напишите ему.',
  fullUsed:
    'Полный возврат первого дня уже был. Напишите в поддержку или вернитесь через сутки после оплаты: тогда здесь можно будет вернуть деньги за неиспользованные дни.',
  stayButton: 'Отменить в конце срока',
  refundButton: (money: string) => `Закончить и вернуть ${money}`,
  keep: 'Не отменять',
};

export const cancelText: Texts<typeof en> = { en, ru };
